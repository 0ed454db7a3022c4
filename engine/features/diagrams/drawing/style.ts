/** The version of mermaid to draw with. Builds do not need mermaid itself, only this version. */
export const MERMAID_VERSION = '11.17.2'

/** Raise this whenever the same source should look different. */
export const STYLE_VERSION = 3

/** The face of the site. A drawing that is opened on its own has fonts of almost the same widths. */
export const FONT = "Geist, 'Geist Fallback', Arial, 'Liberation Sans', sans-serif"

export const FONT_SIZE = 14

/** Width of a drawing, in px, that a phone shows with texts of 11 px or more. */
export const PHONE = 400

/** Boxes are measured with Arial, whose letters are narrower than those of `FONT`: wider by this factor. */
export const ROOM = 1.1

/** The roles of colors in diagrams, and the page's custom property for each. */
export const ROLES = {
  text: 'text',
  line: 'muted',
  ground: 'page',
  group: 'page',
  groupLine: 'control',
  node: 'surface',
  nodeLine: 'control',
  own: 'accent-tint',
  ownLine: 'accent',
  note: 'note-tint',
  noteLine: 'note',
  third: 'warn-tint',
  fourth: 'info-tint',
  fifth: 'danger-tint',
} as const

export type Role = keyof typeof ROLES

export const ROLE_NAMES = Object.keys(ROLES).filter((name): name is Role => name in ROLES)

/** Returns the color that stands for a role while mermaid draws, and is then recognized in the drawing. */
export function markOf(role: Role): string {
  return `#0102${(ROLE_NAMES.indexOf(role) + 1).toString(16).padStart(2, '0')}`
}

/** A property in a style sheet: `--text: light-dark(#12201b, #e4edea);`, or a reference to another one. */
const PAIR = /^\s*--([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|var\(--([\w-]+)\));$/gm

export interface ColorPair {
  light: string
  dark: string
}

/** Returns the custom properties that are colors in the theme's style sheet, without the overrides of media queries. */
export function themeColors(css: string): Map<string, ColorPair> {
  const pairs = new Map<string, ColorPair>()
  for (const [, name = '', light, dark, other = ''] of css.matchAll(PAIR)) {
    const pair = light && dark ? { light, dark } : pairs.get(other)
    if (pair && !pairs.has(name)) pairs.set(name, pair)
  }
  return pairs
}
