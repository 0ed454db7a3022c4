import { dirname, join } from 'pathe'
import { moduleRemedy } from '../../diagnostics/module-remedy'
import type { Problem } from '../../diagnostics/problem'
import { joinOr } from '../../diagnostics/words'

/** A loader's reason for a module that it does not find. */
export const NO_MODULE = 'there is no such module'

interface FailedImport {
  file: string
  line?: number
  specifier: string
  reason: string
  /** The modules that features provide. */
  known: readonly string[]
}

export function importFailed({ specifier, reason, known, ...location }: FailedImport): Problem {
  const isProvided = known.map(scopeOf).includes(scopeOf(specifier))
  return {
    what: `This import cannot be loaded: ${specifier}`,
    ...location,
    expected: isProvided
      ? joinOr(known)
      : 'a module beside this file, one under @site/, or an installed package',
    received:
      reason === NO_MODULE && !isProvided && !hasLoader(specifier)
        ? `${reason}; looked ${placeOf(specifier, location.file)}`
        : reason,
    hint: importRemedy(specifier, isProvided),
  }
}

/** Returns what a name shares with others: `@harbor/` of `@harbor/Tide`. */
function scopeOf(specifier: string): string | undefined {
  return /^@[^/]+\//.exec(specifier)?.[0]
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

/** True for webpack's syntax: `!!raw-loader!./a.txt`. */
function hasLoader(specifier: string): boolean {
  return specifier.includes('!')
}

function remedyOf(specifier: string): string {
  if (hasLoader(specifier)) {
    const [path = ''] = specifier.slice(specifier.lastIndexOf('!') + 1).split('?')
    return `Loaders of webpack do not run here: import the text, '${path}?raw', or a file with what the loader makes.`
  }
  if (/^(?:\.|@site\/)/.test(specifier)) return 'Correct the path, or create the file.'
  return moduleRemedy(specifier)
}

function importRemedy(specifier: string, isProvided: boolean): string {
  if (isProvided) return 'Use one of these, or write your own component.'
  return remedyOf(specifier)
}
