import { ENGLISH, type Words } from './words'

/** Older names that sites still use: each has a title of its own, and the kind to show it as. */
const ALIASES: Record<string, string> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
}

export const ADMONITION_NAMES: readonly string[] = Object.keys(ENGLISH.admonitions)

/** Returns the kind of an admonition, and its name among the words of the theme; undefined for an unknown name. */
export function admonitionKind(name: string): { kind: string; name: keyof Words['admonitions'] } | undefined {
  return isName(name) ? { kind: ALIASES[name] ?? name, name } : undefined
}

function isName(name: string): name is keyof Words['admonitions'] {
  return Object.hasOwn(ENGLISH.admonitions, name)
}
