import { stripVTControlCharacters } from 'node:util'
import type { Problem } from './problem'
import { joinOr } from './words'

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

/** A module of the site that a page stands on. */
export function componentModuleFailed(file: string, error: unknown): Problem {
  return {
    what: 'This module cannot be loaded.',
    file,
    expected: 'a module that runs at build time, without a browser',
    received: reasonOf(error),
    hint: 'Correct what the message names.',
  }
}

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
    hint:
      link.similar.length > 0
        ? `Did you mean ${link.similar.join(', or ')}?`
        : 'Correct the path, or create the page.',
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
    what: `This link names a place that its page does not have: ${link.href}`,
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

/** Two parts of the site that have one file in the output. */
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

export function noPages(folders: string[]): Problem {
  return {
    what: 'This site has no pages.',
    expected: `at least one Markdown file in ${joinOr(folders)}`,
    received: 'no page that is not a draft',
    hint: `Write a page, such as ${folders[0]}/index.mdx with the line: # Welcome`,
  }
}

/** What a library says, without the colours of a terminal. */
function reasonOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim()
}
