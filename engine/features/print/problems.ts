import type { Problem } from '../../feature'
import { code, didYouMean, listNames, nearest } from '../../kit/wording'

/** `folder` has no list of books, or an empty one. */
export function nothingToPrint(folder: string): Problem {
  return {
    what: `There is no sidebar to print in ${folder}.`,
    expected: 'a site built by `docs build`, with a sidebar',
    received: 'nothing',
    hint: 'Build the site first.',
  }
}

/** `names` are those that the built site, or its configuration, has. */
export function noSuch(
  kind: 'sidebar' | 'version' | 'locale',
  name: string,
  names: readonly string[],
  folder: string,
): Problem {
  return {
    what: `There is no ${kind} ${name} in ${folder}.`,
    expected: listNames([...names], 40),
    received: name,
    hint: didYouMean(nearest(name, [...names]).map(code), 'Name one of these.'),
  }
}

export function wrongName(name: string): Problem {
  return {
    what: 'The name of the printed files cannot be a name of a page.',
    expected: '`--name` with letters, digits, `-` and `_`',
    received: name,
    hint: 'Write a name such as `--name book`.',
  }
}

/** `file` was not written by `docs print`: a page of the site, or a static file. */
export function nameTaken(file: string, name: string): Problem {
  return {
    what: `The site has a page or a file of its own at ${file}.`,
    expected: 'a name that nothing else uses',
    received: name,
    hint: 'Print to other files with `--name`, such as `--name book`.',
  }
}

export function wrongBrowser(path: string): Problem {
  return {
    what: 'The browser of CHROMIUM_PATH does not start.',
    expected: 'the path of a Chromium',
    received: path,
    hint: 'Correct the path, or unset CHROMIUM_PATH to use an installed one.',
  }
}

/** `document` is written, the PDF is not. */
export function noPdf(browser: string, document: string, reason: string): Problem {
  return {
    what: `There is no PDF: the browser ${reason}.`,
    expected: `a PDF of ${document}, which is written`,
    received: browser,
    hint: 'Open the document in a browser and print it, or name another Chromium with CHROMIUM_PATH.',
  }
}
