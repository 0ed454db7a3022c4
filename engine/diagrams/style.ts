/** The version of mermaid that draws. A build does not need mermaid, only this name. */
export const MERMAID_VERSION = '11.17.2'

/** Raise it by one whenever the same source is to look different. */
export const STYLE_VERSION = 1

/** The fonts that readers have: both are of the same widths. */
export const FONT = "Arial, 'Liberation Sans', Helvetica, sans-serif"

export const FONT_SIZE = 14

/** Boxes are measured with letters that are wider than those of `FONT` by this factor. */
export const ROOM = 1.1

/** What a color of a diagram is for, and the custom property of the page that has it. */
export const ROLES = {
  text: 'text',
  line: 'muted',
  ground: 'page',
  group: 'surface',
  groupLine: 'muted',
  node: 'accent-tint',
  nodeLine: 'accent',
  note: 'note-tint',
  noteLine: 'note',
  third: 'warning-tint',
  fourth: 'info-tint',
  fifth: 'danger-tint',
} as const

export type Role = keyof typeof ROLES

export const ROLE_NAMES = Object.keys(ROLES).filter((name): name is Role => name in ROLES)

/** Stands for a role while mermaid draws, and is recognized in what it has drawn. */
export function markOf(role: Role): string {
  return `#0102${(ROLE_NAMES.indexOf(role) + 1).toString(16).padStart(2, '0')}`
}

/** A pair in a style sheet: `--text: light-dark(#12201b, #e4edea);`, or the name of another one. */
const PAIR = /^\s*--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|var\(--([\w-]+)\));$/gm

export interface ColorPair {
  light: string
  dark: string
}

/** The colors that the style sheet of the theme gives its custom properties, before any media query changes them. */
export function themeColors(css: string): Map<string, ColorPair> {
  const pairs = new Map<string, ColorPair>()
  for (const [, name = '', light, dark, other = ''] of css.matchAll(PAIR)) {
    const pair = light && dark ? { light, dark } : pairs.get(other)
    if (pair && !pairs.has(name)) pairs.set(name, pair)
  }
  return pairs
}
