import { stripVTControlCharacters } from 'node:util'
import type { Problem } from './problem'
import { joinOr, listNames } from './words'

export function noSiteConfig(folder: string, file: string): Problem {
  return {
    what: `There is no ${file} in ${folder}.`,
    expected: 'the folder of a site, with its configuration',
    hint: `Name the site's folder as the first argument, or create ${file} in it.`,
  }
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

/** Row X4. */
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

export function portBusy(port: number): Problem {
  return {
    what: `Port ${port} is in use by another program.`,
    expected: 'a free port',
    received: String(port),
    hint: `Stop the other program, or choose another port: PORT=${port + 1} npm start`,
  }
}

export function noBuild(folder: string): Problem {
  return {
    what: `There is no built site in ${folder}.`,
    expected: 'a folder with an index.html',
    hint: 'Build the site first: npm run build',
  }
}

const OUT_HINT = 'Name a new folder with --out, such as --out dist.'

export function outIsSource(folder: string, kept: string): Problem {
  return {
    what: `The site cannot be written into ${folder}: the files of your site would be lost.`,
    expected: 'a folder of its own, which each build replaces as a whole',
    received: `${folder}, which holds or is a part of ${kept}`,
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

const HELP = 'See docs --help.'

export function noSuchCommand(command: string, near: string[], known: readonly string[]): Problem {
  return {
    what: `There is no command ${command}.`,
    expected: joinOr(known),
    received: command,
    hint: near.length > 0 ? `Did you mean ${joinOr(near)}?` : HELP,
  }
}

export function noSuchOption(option: string, near: string[], known: readonly string[]): Problem {
  return {
    what: `There is no option ${option}.`,
    expected: joinOr(known.map((name) => `--${name}`)),
    received: option,
    hint: near.length > 0 ? `Did you mean ${joinOr(near)}?` : HELP,
  }
}

export function optionWithoutValue(option: string): Problem {
  return {
    what: `The option ${option} has no value.`,
    expected: `a value after ${option}`,
    received: 'nothing',
    hint: HELP,
  }
}

export function tooManyArguments(extra: string[]): Problem {
  return {
    what: `The command has more arguments than it takes: ${extra.join(' ')}`,
    expected: 'a command and one folder',
    received: extra.join(' '),
    hint: `Put quotes around a folder whose name has spaces. ${HELP}`,
  }
}

/** `name` is the option or the variable that gives the port. */
export function wrongPort(name: string, value: string): Problem {
  return {
    what: `${name} is not the number of a port.`,
    expected: 'a whole number from 0 to 65535; 0 picks a free port',
    received: value,
    hint: `Set ${name} to a port, such as 3000.`,
  }
}

/** What a library says, without the colours of a terminal. */
function reasonOf(error: unknown): string {
  return stripVTControlCharacters(error instanceof Error ? error.message : String(error)).trim()
}
