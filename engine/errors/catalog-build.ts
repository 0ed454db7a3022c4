import type { Problem } from './problem'

export function noSiteConfig(folder: string, file: string): Problem {
  return {
    what: `There is no ${file} in ${folder}.`,
    expected: 'the folder of a site, with its configuration',
    hint: `Name the site's folder as the first argument, or create ${file} in it.`,
  }
}

export function moduleFailed(file: string, error: unknown): Problem {
  return {
    what: 'This module cannot be loaded.',
    file,
    expected: 'a TypeScript module with a default export',
    received: reasonOf(error),
    hint: 'Correct the syntax or the import that the message names.',
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

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
