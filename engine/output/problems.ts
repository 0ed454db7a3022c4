import type { Problem } from '../diagnostics/problem'
import { describe, joinOr, listNames, reasonOf } from '../diagnostics/words'

interface Location {
  file: string
  line: number
}

/** Reports two parts of the site that would write the same file. */
export function outputTwice(path: string, first: string, second: string): Problem {
  return {
    what: `Two sources write the same file ${path}: ${first} and ${second}.`,
    file: second,
    expected: 'one source for each file of the built site',
    received: `${first} and ${second}`,
    hint: 'Rename one of them, or give the page a different `slug`.',
  }
}

/** Reports a file that the disk refuses, most often because its name is too long. */
export function cannotWrite(path: string, source: string, error: unknown): Problem {
  const isLong = error instanceof Error && 'code' in error && error.code === 'ENAMETOOLONG'
  return {
    what: isLong
      ? `The URL of this page is too long for the disk: ${describe(path)}`
      : `A file of the built site cannot be written: ${describe(path)}`,
    file: source,
    expected: isLong
      ? 'at most 240 bytes between two slashes, and about 3,000 in total'
      : 'a disk with space for it',
    received: isLong ? `${Buffer.byteLength(path)} bytes` : reasonOf(error),
    hint: isLong
      ? 'Rename the file, or give the page a shorter `slug`.'
      : 'Correct what the message names, and build again.',
  }
}

export function outsideSite(path: string, source: string): Problem {
  return {
    what: `A file would be written outside the folder of the site: ${describe(path)}`,
    file: source,
    expected: 'a path within the site, without `..`',
    received: path,
    hint: 'Correct the route, or the path of the file.',
  }
}

/** `location` is that of the folders in the configuration. */
export function noPages(location: Location | undefined, folders: string[]): Problem {
  return {
    what: 'This site has no pages.',
    ...location,
    expected: `at least one Markdown file in ${joinOr(folders)}`,
    received: 'no pages, or only drafts',
    hint: `Write a page, such as ${folders[0]}/index.mdx with the line: # Welcome`,
  }
}

export function missingFavicon(path: string): Problem {
  return {
    what: `\`favicon\` names a file that does not exist: ${path}`,
    file: 'site.config.ts',
    expected: 'a file under `static`',
    received: path,
    hint: 'Correct the path, or add the file.',
  }
}

export function brokenPicture(file: string): Problem {
  return {
    what: 'No browser can show this image.',
    file,
    expected: 'a file of the type that its extension names',
    received: 'an empty or incomplete file, or one of another type',
    hint: 'Save the image again, or rename the file.',
  }
}

const OUT_HINT = 'Choose a new folder with --out, such as --out dist.'

export function outIsSource(folder: string, source: string): Problem {
  return {
    what: `The site cannot be written into ${folder}: the files of your site would be lost.`,
    expected: 'a separate folder, which each build replaces completely',
    received: `${folder}, which contains or is part of ${source}`,
    hint: OUT_HINT,
  }
}

export function outIsFile(path: string): Problem {
  return {
    what: `The site cannot be written into ${path}: it is a file.`,
    expected: 'a folder',
    received: 'a file',
    hint: OUT_HINT,
  }
}

export function outIsForeign(folder: string, names: string[]): Problem {
  return {
    what: `The site cannot be written into ${folder}: its files would be lost.`,
    expected: 'a new folder, an empty one, or an earlier build',
    received: `a folder with ${listNames(names.toSorted(), 5)}`,
    hint: `${OUT_HINT} Or empty this one first.`,
  }
}

/** Reports a component that becomes an island without being named as one, because it has state. */
export function runsInBrowser(name: string, file: string, bytes: number): Problem {
  const component = name === 'default' ? 'The component' : `<${name}>`
  return {
    what: `${component} of ${file} has hooks or a class: it runs in the browser, with ${kib(bytes)} of script.`,
  }
}

/** Says why a build takes longer than it might. It is no mistake. */
export function keepsNoPages(): Problem {
  return {
    what: 'Each build makes all pages: code of the configuration reads files, the clock or hosts, so that its result may change although no file of the site does.',
  }
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`
}
