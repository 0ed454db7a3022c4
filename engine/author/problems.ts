import type { Problem } from '../diagnostics/problem'
import { listNames } from '../diagnostics/words'

export function folderNotEmpty(folder: string, names: string[]): Problem {
  return {
    what: `The folder ${folder} is not empty.`,
    expected: 'a new folder, or an empty one',
    received: listNames(names, 3),
    hint: 'Choose another folder; nothing was written.',
  }
}

export function engineMissing(file: string): Problem {
  return {
    what: `This is not a package of the engine: ${file}`,
    expected: 'a file written by npm pack, or a folder with a package.json',
    received: file,
    hint: 'Correct the path after --engine.',
  }
}

export function pageExists(file: string): Problem {
  return {
    what: 'This page already exists.',
    file,
    expected: 'the name of a new page',
    received: file,
    hint: 'Choose another name; nothing was written.',
  }
}

export function wrongPageName(name: string): Problem {
  return {
    what: 'This is not a valid page name.',
    expected: 'a path in the docs folder, such as guides/install',
    received: name,
    hint: 'Write it without a leading slash, `..` or any of `#?%`; names that begin with `_` or `.` are not pages: docs new guides/install',
  }
}

export function wrongNewVersion(name: string): Problem {
  return {
    what: 'This is not a valid name of a version.',
    expected: "a name that is valid in a URL and as a folder name, other than 'current'",
    received: name === '.' ? 'no name' : name,
    hint: 'Use letters, digits, dots and dashes: docs version 2.0',
  }
}

/** `taken` is what has the name, relative to the root of the site. */
export function versionExists(name: string, taken: string): Problem {
  return {
    what: `The version ${name} already exists.`,
    file: taken,
    expected: 'the name of a new version',
    received: name,
    hint: 'Choose another name, or remove what is left of that version; nothing was written.',
  }
}

export function noDocsToCopy(folder: string): Problem {
  return {
    what: 'This site has no docs to make a version of.',
    expected: `pages in ${folder}, the folder of \`docs.path\``,
    received: 'no such folder',
    hint: 'Correct `docs.path`, or the folder after --site; nothing was written.',
  }
}
