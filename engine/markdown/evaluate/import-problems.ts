import { dirname, join } from 'pathe'
import type { Problem } from '../../diagnostics/problem'
import { joinOr } from '../../diagnostics/words'

/** What a loader says of a module that it does not find. */
export const NO_MODULE = 'there is no such module'

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
    received:
      reason === NO_MODULE && !ofDocusaurus && !specifier.includes('!')
        ? `${reason}; looked ${placeOf(specifier, location.file)}`
        : reason,
    hint: importRemedy(specifier, ofDocusaurus),
  }
}

/** `name` is what the page imports, `names` is what the module exports. */
export function exportMissing({
  specifier,
  name,
  names,
  ...location
}: {
  file: string
  line: number
  specifier: string
  name: string
  names: string[]
}): Problem {
  const isDefault = name === 'default'
  return {
    what: `This module has no ${isDefault ? 'default export' : `export ${name}`}: ${specifier}`,
    ...location,
    expected: isDefault ? 'export default function …' : `an export with the name ${name}`,
    received: names.length > 0 ? `exports: ${names.join(', ')}` : 'a module without exports',
    hint: isDefault
      ? 'Put `export default` before the component, or import it by its name in braces.'
      : 'Correct the name, or export it from the module.',
  }
}

/** Where a module is looked for, as an author would open it. */
function placeOf(specifier: string, file: string): string {
  if (specifier.startsWith('.')) return `for ${join(dirname(file), specifier)}`
  if (specifier.startsWith('@site/')) return `for ${specifier.slice('@site/'.length)}`
  return 'in node_modules, in the folder of the page and those above it, and in that of the site'
}

function remedyOf(specifier: string): string {
  if (/^(?:\.|@site\/)/.test(specifier)) return 'Correct the path, or create the file.'
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [specifier]
  return `Correct the name, or install the package: npm install ${name}`
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
  return remedyOf(specifier)
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
