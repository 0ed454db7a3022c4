import type { Problem } from '../../diagnostics/problem'
import { joinOr } from '../../diagnostics/words'

interface FailedImport {
  file: string
  line?: number
  specifier: string
  reason: string
  /** Docusaurus modules that the engine provides. */
  known: readonly string[]
}

export function importFailed({ specifier, reason, known, ...location }: FailedImport): Problem {
  const ofDocusaurus = /^@(?:theme|docusaurus)\//.test(specifier)
  return {
    what: `This import cannot be loaded: ${specifier}`,
    ...location,
    expected: ofDocusaurus
      ? joinOr(known)
      : 'a module beside this file, one under @site/, or an installed package',
    received: reason,
    hint: importRemedy(specifier, ofDocusaurus),
  }
}

/** Replacements for modules of Docusaurus. */
const INSTEAD: Record<string, string> = {
  '@theme/CodeBlock': 'Write a fence: ```ts title="search.ts"',
  '@docusaurus/BrowserOnly':
    'Put what needs the browser into a component in a file named *.island.tsx, and import that.',
  '@docusaurus/Head': 'Write `description`, `keywords` and `image` into the front matter.',
  '@docusaurus/Translate': 'Write the text itself; a translated page is a file of its own, below i18n/.',
}

function importRemedy(specifier: string, ofDocusaurus: boolean): string {
  const raw = /^!*raw-loader!(.*)$/.exec(specifier)?.[1]
  if (raw !== undefined) return `Import the text of a file with ?raw: import text from '${raw}?raw'`
  const instead = INSTEAD[specifier]
  if (instead !== undefined) return instead
  if (ofDocusaurus) return 'Use one of these, or write a component of your own.'
  return 'Correct the path, or create the file.'
}

/** `@theme/…` modules: those of `theme/mdx` that Docusaurus exports under the same name. */
export const THEME_MODULES = ['Tabs', 'TabItem', 'Admonition', 'Details'] as const

/** `@docusaurus/…` modules: those of `theme/docusaurus`. */
export const DOCUSAURUS_MODULES = ['Link', 'useBaseUrl'] as const

/** Import specifiers of all of them. */
export const MODULES_OF_DOCUSAURUS: readonly string[] = [
  ...THEME_MODULES.map((name) => `@theme/${name}`),
  ...DOCUSAURUS_MODULES.map((name) => `@docusaurus/${name}`),
]
