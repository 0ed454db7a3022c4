import { moduleRemedy } from '../diagnostics/module-remedy'
import type { Problem } from '../diagnostics/problem'
import { PACKAGE } from '../page/package-name'

interface Location {
  file: string
  line: number
}

/** Reports a script or style sheet that could not be bundled. `received` is the bundler's message. */
export function bundlingFailed(location: Partial<Location>, received: string): Problem {
  const [, name] = /resolve (?:import )?['"]([^'"./][^'"]*)['"]/i.exec(received) ?? []
  const remedy = BUNDLING_REMEDIES.find(([pattern]) => pattern.test(received))?.[1]
  return {
    what: 'This module cannot be bundled for the browser.',
    ...location,
    expected: 'a module with valid syntax, whose imports exist',
    received,
    hint: name === undefined ? (remedy ?? 'Correct what the message names.') : moduleRemedy(name),
  }
}

export function nodeInBrowser(module: string, file: string): Problem {
  return {
    what: `A browser script imports a Node module: ${module}`,
    file,
    expected: 'modules that run in a browser: packages, and files of the site',
    received: module,
    hint: 'Do the work in a component that is not an island, which runs at build time, and pass on the result.',
  }
}

/** Says what becomes of a style sheet in a folder of pages. */
export function sheetOfPages(file: string, isUsed: boolean): Problem {
  if (isUsed) return { what: `This style sheet among the pages styles all of them: ${file}` }
  return {
    what: `This style sheet among the pages is not used: ${file}`,
    hint: 'Import it in a page or a component, or move it below components/ or src/.',
  }
}

const BUNDLING_REMEDIES: [pattern: RegExp, hint: string][] = [
  [/resolve ['"][./]|^Could not load/i, 'Correct the path, or add the file that it names.'],
  [/^Preprocessor/, 'Run npm install sass or npm install less in the folder of the site.'],
  [/not exported by/, 'Correct the name, or export it from that file.'],
]

/** A module that replaces a part of the theme. */
export function noPartExport(part: string, file: string): Problem {
  return {
    what: `This module cannot replace the part ${part} of the theme: it has no default export.`,
    file,
    line: 1,
    expected: `export default function ${part}(props: ${part}Props) …, a React component`,
    received: 'no default export',
    hint: `Export the component by default. \`${PACKAGE}/theme\` has the types of its props.`,
  }
}
