import postcss from 'postcss'

const PROPERTIES = ['--font', '--mono']
const QUOTES = /^["']|["']$/g

/**
 * Returns the URLs of the font files that a style sheet names first for text and for code, with `--font` and `--mono`;
 * none for a font of the reader's machine. Of several faces of a family, the first counts.
 */
export function firstFaces(css: string): string[] {
  const sheet = postcss.parse(css)
  const families = new Map<string, string>()
  sheet.walkDecls(({ prop, value }) => {
    if (PROPERTIES.includes(prop)) families.set(prop, familyName(postcss.list.comma(value)[0]))
  })
  const urls = new Map<string, string>()
  sheet.walkAtRules('font-face', (face) => {
    const own = (wanted: string): string => {
      const found = face.nodes?.find((node) => node.type === 'decl' && node.prop === wanted)
      return found?.type === 'decl' ? found.value : ''
    }
    const family = familyName(own('font-family'))
    const url = /url\(\s*["']?([^"')]+)/.exec(own('src'))?.[1]
    if (url !== undefined && !urls.has(family)) urls.set(family, url)
  })
  return [...families.values()].flatMap((family) => urls.get(family) ?? [])
}

function familyName(family = ''): string {
  return family.trim().replace(QUOTES, '').toLowerCase()
}
