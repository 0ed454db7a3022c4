import { ENGLISH, type Words } from './words'

/** Legacy names that sites still use. Each keeps its own title but is styled as the kind given here. */
const ALIASES: Record<string, string> = {
  secondary: 'note',
  important: 'info',
  success: 'tip',
  caution: 'warning',
}

export const ADMONITION_NAMES: readonly string[] = Object.keys(ENGLISH.admonitions)

/** Returns an admonition's kind and its key in the theme's words; undefined for an unknown name. */
export function admonitionKind(name: string): { kind: string; name: keyof Words['admonitions'] } | undefined {
  return isName(name) ? { kind: ALIASES[name] ?? name, name } : undefined
}

function isName(name: string): name is keyof Words['admonitions'] {
  return Object.hasOwn(ENGLISH.admonitions, name)
}
