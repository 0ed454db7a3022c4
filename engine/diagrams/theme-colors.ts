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
