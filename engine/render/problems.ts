import type { Problem, SourceLocation } from '../diagnostics/problem'
import type { ReportedProblem } from '../diagnostics/reporter'
import { describe, reasonOf } from '../diagnostics/words'
import { PROSE_ELEMENTS } from '../markdown/elements'

/** A module that a page imports could not be loaded. `importer` is the first page that does. */
export function componentModuleFailed(file: string, importer: string, error: unknown): Problem {
  const received = reasonOf(error)
  return {
    what: `This module, which ${importer} imports, cannot be loaded.`,
    file,
    expected: 'a module that runs at build time, without a browser',
    received,
    hint: REMEDIES.find(([pattern]) => pattern.test(received))?.[1] ?? 'Correct what the message names.',
  }
}

const REMEDIES: readonly (readonly [pattern: RegExp, hint: string])[] = [
  [/Unexpected JSX/, 'Rename the file with JSX in it: .js becomes .jsx, and .ts becomes .tsx.'],
  [
    /Unknown file extension "\.(?:css|s[ac]ss|less)"/,
    'Node loads packages, and cannot load their style sheets: write a component of the site in place of this one.',
  ],
  [/written in Flow/, 'Take out the types of Flow, or write them in TypeScript.'],
]

/** `file` exports components for all pages. */
export function notComponent(file: string, name: string, received: string): Problem {
  const isElement = /^[a-z]/.test(name) && name !== 'default'
  return {
    what: `This cannot be used as a component for pages: ${name}`,
    file,
    expected: isElement
      ? `an element that Markdown makes: ${PROSE_ELEMENTS.join(', ')}`
      : 'export default { Box }: components, each under its own name with a capital letter',
    received,
    hint: isElement ? elementHint(name) : `Correct \`${name}\`, or its import.`,
  }
}

function elementHint(name: string): string {
  if (name === 'pre') return 'Name a component for code blocks in `theme.components.CodeBlock`.'
  if (PROSE_ELEMENTS.includes(name))
    return `Write \`${name}\` into the object that is exported: pages are compiled before this module runs.`
  return `Style \`${name}\`, or change it with a plugin in \`markdown.plugins\`.`
}

export function islandModuleFailed(location: SourceLocation, error: unknown): Problem {
  return {
    what: 'This island module cannot be loaded.',
    ...location,
    expected: 'a module that can be imported without a browser: islands are prerendered',
    received: reasonOf(error),
    hint: 'Correct what the message names; what needs the browser belongs in `useEffect`.',
  }
}

export function vitePluginFailed(
  plugin: string | undefined,
  location: SourceLocation | undefined,
  error: unknown,
): Problem {
  return {
    what: plugin === undefined ? 'A Vite plugin failed.' : `The Vite plugin ${plugin} failed.`,
    ...location,
    expected: 'a plugin that returns code, or nothing',
    received: reasonOf(error),
    hint: 'Correct the plugin, or take it out of `vite` in the configuration, or of the feature that adds it.',
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

/** `name` is an export of a page's module: `title`. */
export function noLayout(file: string, received: unknown): Problem {
  return {
    what: 'This page exports a `layout` that does not exist.',
    file,
    expected: "'home' or 'wide'",
    received: describe(received),
    hint: 'Correct the name, or remove `layout` for a page with the usual width.',
  }
}

export function noText(name: string, file: string, received: unknown): Problem {
  const isPromise = received instanceof Promise
  return {
    what: `This page exports a \`${name}\` that is no text.`,
    file,
    expected: 'a string, or a function that returns one from the data of the page',
    received: isPromise ? 'a promise' : describe(received),
    hint: isPromise
      ? `Put the \`${name}\` into the data, which may be loaded, and return it from there.`
      : `Export a string as \`${name}\`, or nothing.`,
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

/** A component of a package or of the engine cannot become an island on its own. */
export function stillComponent(name: string, file: string, line: number | undefined): ReportedProblem {
  const problem = {
    what: `The component <${name}> has hooks or a class, but stays as it was rendered at build time.`,
    file,
    ...(line === undefined ? {} : { line }),
    expected: 'a component of the site, which becomes an island automatically, or one without hooks',
    received: `<${name}>`,
    hint: 'Write a component that renders it, in its own file, and import that.',
  }
  return { severity: 'warn', problem }
}

/** Reports a generated file that two features add. */
export function fileOfTwoFeatures(path: string, first: string, second: string): Problem {
  return {
    what: `Two features generate the same file ${path}: ${first} and ${second}.`,
    expected: 'one source for each file of the built site',
    received: `${first} and ${second}`,
    hint: 'Remove one of them, or let it use another path.',
  }
}

/** Reports a page at the path of a generated file, such as `robots.txt.md`. */
export function fileOfPage(path: string, feature: string, page: string): Problem {
  return {
    what: `${page} cannot be at the path of a generated file: ${path} is from ${feature}.`,
    file: page,
    expected: 'a path that no file of the built site has',
    received: `${path} of ${feature}, and ${page}`,
    hint: 'Rename the file, or give the page a different `slug`.',
  }
}
