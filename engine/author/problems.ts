import type { Problem } from '../diagnostics/problem'
import { listNames } from '../diagnostics/words'

export function folderNotEmpty(folder: string, names: string[]): Problem {
  return {
    what: `There is something in ${folder} already.`,
    expected: 'a new folder, or an empty one',
    received: listNames(names, 3),
    hint: 'Name another folder; nothing was written.',
  }
}

export function engineMissing(file: string): Problem {
  return {
    what: `This is no package of the engine: ${file}`,
    expected: 'a file that npm pack has written, or a folder with a package.json',
    received: file,
    hint: 'Correct the path after --engine.',
  }
}

export function pageExists(file: string): Problem {
  return {
    what: 'This page exists already.',
    file,
    expected: 'the name of a new page',
    received: file,
    hint: 'Name another page; nothing was written.',
  }
}

export function wrongPageName(name: string): Problem {
  return {
    what: 'This is not the name of a page.',
    expected: 'a path in the folder of the docs, such as guides/install',
    received: name,
    hint: 'Write it without a slash at its start, `..` and `#?%`; names that begin with `_` or `.` are no pages: docs new guides/install',
  }
}
