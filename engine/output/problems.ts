import { stripVTControlCharacters } from 'node:util'
import type { Problem } from '../diagnostics/problem'
import { didYouMean, joinLong, joinOr } from '../diagnostics/words'

interface Location {
  file: string
  line: number
}

export function moduleFailed(file: string, error: unknown, line?: number): Problem {
  return {
    what: 'This module cannot be loaded.',
    file,
    ...(line === undefined ? {} : { line }),
    expected: 'a TypeScript module with a default export',
    received: reasonOf(error),
    hint: 'Correct the syntax or the import that the message names.',
  }
}

/** A module that a page imports could not be loaded. */
export function componentModuleFailed(file: string, error: unknown): Problem {
  const received = reasonOf(error)
  return {
    what: 'This module cannot be loaded.',
    file,
    expected: 'a module that runs at build time, without a browser',
    received,
    hint: /Unexpected JSX/.test(received)
      ? 'Rename the file with JSX in it: .js becomes .jsx, and .ts becomes .tsx.'
      : 'Correct what the message names.',
  }
}

/** A module of the site's scripts or styles could not be bundled. `received` is the bundler's message. */
export function bundlingFailed(location: Partial<Location>, received: string): Problem {
  const remedy = BUNDLING_REMEDIES.find(([pattern]) => pattern.test(received))
  return {
    what: 'This module cannot be bundled for the browser.',
    ...location,
    expected: 'a module whose syntax is right, and whose imports exist',
    received,
    hint: remedy?.[1] ?? 'Correct what the message names.',
  }
}

const BUNDLING_REMEDIES: [pattern: RegExp, hint: string][] = [
  [/resolve ['"][./]/i, 'Correct the path, or add the file that it names.'],
  [/resolve (?:import )?['"]/i, 'Correct the name, or install the package in the folder of the site.'],
  [/not exported by/, 'Correct the name, or export it from that file.'],
]

export function noDefaultExport(kind: 'page' | 'island', file: string): Problem {
  return {
    what: `This ${kind} cannot be rendered: it has no default export.`,
    file,
    line: 1,
    expected: 'export default function …, a React component',
    received: 'a module without a default export',
    hint: 'Put `export default` before the component that this file is for.',
  }
}

export function brokenLink(link: {
  href: string
  page: string
  file: string
  line?: number
  similar: string[]
}): Problem {
  return {
    what: `This link leads nowhere: ${link.href}`,
    file: link.file,
    ...(link.line === undefined ? {} : { line: link.line }),
    expected: 'the path of a page or a file of this site',
    received: `${link.href} (on the page ${link.page})`,
    hint: FILE.test(link.href)
      ? fileRemedy(link.href)
      : didYouMean(link.similar, 'Correct the path, or create the page.', joinLong),
  }
}

/** A URL with a file extension that is not that of a page, nor part of a number (`/docs/7.0`). */
const FILE = /\.(?!html?\b|mdx?\b)[a-z][a-z\d]{1,6}(?:[?#].*)?$/i

function fileRemedy(href: string): string {
  const isPicture = /\.(?:apng|avif|gif|ico|jpe?g|png|svg|webp)\b/i.test(href)
  return isPicture
    ? 'Correct the path, or add the file: beside the page (./photo.png), or below `static` (/img/photo.png).'
    : 'Put the file below `static` and link to it from there: static/files/a.zip is /files/a.zip.'
}

export function foreignFile(file: { url: string; page: string; file: string; line?: number }): Problem {
  return {
    what: 'This file is on another host and is not shown: pages ask no host but their own.',
    file: file.file,
    ...(file.line === undefined ? {} : { line: file.line }),
    expected: "a file of the site, such as '/img/photo.png'",
    received: `${file.url} (on the page ${file.page})`,
    hint: 'Save the file below `static` and name it by its path, or link to it.',
  }
}

export function brokenAnchor(link: {
  href: string
  target: string
  file: string
  line?: number
  anchors: string[]
}): Problem {
  return {
    what: `This link names an anchor that its page does not have: ${link.href}`,
    file: link.file,
    ...(link.line === undefined ? {} : { line: link.line }),
    expected:
      link.anchors.length > 0
        ? `one of the anchors of ${link.target}: ${link.anchors.map((id) => `#${id}`).join(', ')}`
        : `a page with anchors; ${link.target} has none`,
    received: link.href,
    hint: 'Correct the part after #, or give the heading that id: ## Heading {#id}',
  }
}

/** Two parts of the site would write the same file. */
export function outputTwice(path: string, first: string, second: string): Problem {
  return {
    what: `Two sources make the same file ${path}: ${first} and ${second}.`,
    file: second,
    expected: 'one source for each file of the built site',
    received: `${first} and ${second}`,
    hint: 'Rename one of them, or give the page a `slug` of its own.',
  }
}

export function islandFailed(island: string, page: string, error: unknown): Problem {
  return {
    what: `The island ${island} failed while it was prerendered: ${reasonOf(error)}`,
    file: page,
    expected: 'a component whose first render needs no browser',
    received: reasonOf(error),
    hint: 'Correct the component; what needs the browser belongs in `useEffect`.',
  }
}

/** `location` is that of the folders in the configuration. */
export function noPages(location: Location | undefined, folders: string[]): Problem {
  return {
    what: 'This site has no pages.',
    ...location,
    expected: `at least one Markdown file in ${joinOr(folders)}`,
    received: 'no page that is not a draft',
    hint: `Write a page, such as ${folders[0]}/index.mdx with the line: # Welcome`,
  }
}

/** `location` is that of the search engine in the configuration. */
export function noPagefind(location: Location | undefined, error: unknown): Problem {
  return {
    what: 'Pagefind cannot make the search index of this site.',
    ...location,
    expected: 'the package `pagefind`, with its program for this platform',
    received: reasonOf(error),
    hint: "Run npm install pagefind, or choose `engine: 'embedded'`.",
  }
}

export function largeSearchIndex(bytes: number): Problem {
  const size = (bytes / 2 ** 20).toFixed(1)
  return {
    what: `The search index has ${size} MiB, which every reader fetches: with search.engine 'pagefind' a query fetches a part.`,
  }
}

/** Returns a library's message without terminal colors. */
function reasonOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim()
}
