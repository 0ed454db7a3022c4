import type { Problem } from '../../feature'
import { didYouMean, listNames, nearest } from '../../kit/wording'

export function fileNotFound(path: string): Problem {
  return {
    what: `This fence shows a file that does not exist: ${path}`,
    expected: 'a path from the folder that holds the site, from this page, or from @site/',
    received: path,
    hint: 'Correct the path, or write the code into the fence.',
  }
}

export function fileNotText(path: string): Problem {
  return {
    what: `This fence shows a file that is not text: ${path}`,
    expected: 'a code file in UTF-8',
    received: 'a file with NUL bytes, or not in UTF-8',
    hint: 'Show another file. To show an image, write ![what it shows](./picture.png).',
  }
}

export function regionNotFound(path: string, name: string, known: readonly string[]): Problem {
  return {
    what: `${path} has no region ${name}.`,
    expected:
      known.length > 0 ? `one of its regions: ${listNames(known)}` : `a comment with #region ${name} in it`,
    received: name,
    hint: didYouMean(nearest(name, known), 'Add the comments #region and #endregion to the file.'),
  }
}

export function ownTextInFileFence(target: string): Problem {
  return {
    what: `This fence contains text, so file= is only its title: ${target}`,
    expected: 'an empty fence, to show the file',
    received: 'a fence with text',
    hint: 'Write title= in place of file=. To show the file, remove the text.',
  }
}
