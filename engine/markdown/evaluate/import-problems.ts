import { dirname, join } from 'pathe'
import type { Problem } from '../../diagnostics/problem'
import { joinOr } from '../../diagnostics/words'

/** A loader's reason for a module that it does not find. */
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
      reason === NO_MODULE && !ofDocusaurus
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

/** Returns where a module was looked for, as an author would open it. */
function placeOf(specifier: string, file: string): string {
  const [path = ''] = specifier.split('?')
  if (path.startsWith('.')) return `for ${join(dirname(file), path)}`
  if (path.startsWith('@site/')) return `for ${path.slice('@site/'.length)}`
  return 'in node_modules of the page folder, of the folders above it, and of the site folder'
}

function remedyOf(specifier: string): string {
  if (/^(?:\.|@site\/)/.test(specifier)) return 'Correct the path, or create the file.'
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(specifier) ?? [specifier]
  return `Correct the name, or install the package: npm install ${name}`
}

function importRemedy(specifier: string, ofDocusaurus: boolean): string {
  if (ofDocusaurus) return 'Use one of these, or write your own component.'
  return remedyOf(specifier)
}

/** `@theme/…` modules provided by `theme/mdx`, which has them under the names that Docusaurus uses. */
export const THEME_MODULES = ['Tabs', 'TabItem', 'Admonition', 'Details'] as const

/** `@theme/…` modules provided by `features/docusaurus`. */
export const THEME_STAND_INS = ['CodeBlock', 'Heading', 'Layout', 'TOCInline', 'ThemedImage'] as const

/** `@docusaurus/…` modules, provided by `features/docusaurus`. */
export const DOCUSAURUS_MODULES = [
  'BrowserOnly',
  'ExecutionEnvironment',
  'Head',
  'Link',
  'Translate',
  'isInternalUrl',
  'useBaseUrl',
  'useDocusaurusContext',
  'useIsBrowser',
] as const

/** Import specifiers of all these modules. */
export const MODULES_OF_DOCUSAURUS: readonly string[] = [
  ...[...THEME_MODULES, ...THEME_STAND_INS].map((name) => `@theme/${name}`),
  ...DOCUSAURUS_MODULES.map((name) => `@docusaurus/${name}`),
]
