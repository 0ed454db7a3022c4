import postcss from 'postcss'

const QUOTES = /^["']|["']$/g

/**
 * Returns the URL of the font file that a style sheet names first for text, with `--font`; undefined if that is a font
 * of the reader's machine. Of several faces of a family, the first is the one of the text.
 */
export function textFace(css: string): string | undefined {
  const sheet = postcss.parse(css)
  let family = ''
  sheet.walkDecls('--font', ({ value }) => {
    family = nameOf(postcss.list.comma(value)[0])
  })
  let url: string | undefined
  sheet.walkAtRules('font-face', (face) => {
    const own = (wanted: string): string => {
      const found = face.nodes?.find((node) => node.type === 'decl' && node.prop === wanted)
      return found?.type === 'decl' ? found.value : ''
    }
    if (nameOf(own('font-family')) === family) url ??= /url\(\s*["']?([^"')]+)/.exec(own('src'))?.[1]
  })
  return url
}

function nameOf(family = ''): string {
  return family.trim().replace(QUOTES, '').toLowerCase()
}
