import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { diagramKey, sizeOf, svgFile } from './drawings'
import { diagramFigure } from './figure'
import { MERMAID_VERSION, ROLES, themeColors } from './style'

const css = readFileSync(new URL('../../../theme/tokens.css', import.meta.url), 'utf8')
const colors = themeColors(css)

test('the key changes with the source and not with the empty lines around it', () => {
  expect(diagramKey('\na --> b\n')).toBe(diagramKey('a --> b'))
  expect(diagramKey('a --> b')).not.toBe(diagramKey('a --> c'))
  expect(diagramKey('a --> b')).toMatch(/^[\da-f]{16}$/)
})

test('drawings are cached for the installed version of mermaid', () => {
  const require = createRequire(import.meta.url)
  expect(require('@mermaid-js/tiny/package.json').version).toBe(MERMAID_VERSION)
})

test('a file has the size of the drawing, and light colors for those that it uses', () => {
  const content = '<rect width="9" height="9" fill="var(--accent-tint)"/>'
  const paper = Object.fromEntries([...colors].map(([name, { light }]) => [name, light]))
  const svg = svgFile({ width: 120, height: 80, content }, paper)
  expect(sizeOf(svg)).toEqual({ width: 120, height: 80 })
  expect(svg).toContain('<style>svg{--accent-tint:#e2f4ed;--text:#12201b}</style>')
  expect(sizeOf(svg.slice(0, -10))).toBeUndefined()
})

test('a file has the arrangement for phones aside, and the sizes of both', () => {
  const content = '<rect width="9" height="9"/>'
  const svg = svgFile({ width: 600, height: 80, content, narrow: { width: 390, height: 200, content } }, {})
  expect(sizeOf(svg)).toEqual({ width: 600, height: 80, narrow: { width: 390, height: 200 } })
})

test("a token's color is the light one, not that of a media query below it", () => {
  const css = [
    '  --text: light-dark(#111, #eee);',
    '  --muted: light-dark(#555, #aaa);',
    '@media (prefers-contrast: more) {',
    '    --muted: var(--text);',
    '}',
  ]
  expect(themeColors(css.join('\n')).get('muted')).toEqual({ light: '#555', dark: '#aaa' })
})

const figure = {
  id: 'd',
  title: 'A "<b>" & c',
  description: '<script>',
  src: '/a.svg',
  width: 300,
  height: 10,
}

test('texts of a figure are escaped, whatever characters they have', () => {
  const html = diagramFigure(figure, () => '')
  expect(html).toContain('aria-label="Diagram: A &quot;&lt;b&gt;&quot; &amp; c"')
  expect(html).toContain('<p id="d-text">&lt;script&gt;</p>')
  expect(html).not.toMatch(/ style=|<style|<script/)
})

test('a figure has both arrangements of a drawing, each as the picture of the diagram', () => {
  const html = diagramFigure({ ...figure, width: 600, narrow: { width: 390, height: 20 } }, () => '')
  expect(html.match(/<svg [^>]*role="img"[^>]*class="([^"]+)"/g)).toHaveLength(2)
  expect(html).toContain('class="size-l wide"')
  expect(html).toMatch(/class="narrow"[^>]*><use href="\/a.svg#n">/)
})

test('a caption has what another feature shows there, such as a button, and is plain without it', () => {
  expect(diagramFigure(figure, () => '')).toContain('&amp; c</span></figcaption>')
  const html = diagramFigure(figure, (name, { picture = '' }) => `<b>${name}</b>${picture}`)
  expect(html).toMatch(
    /<b>ZoomDialog<\/b><svg aria-hidden="true"[^>]*><use href="\/a.svg#\w+"><\/use><\/svg><\/figcaption>/,
  )
})

/** What is drawn on top of what, where readers must be able to tell them apart. Edges of boxes need what controls need. */
const PAIRS: [keyof typeof ROLES, (keyof typeof ROLES)[], least: number][] = [
  ['text', ['ground', 'group', 'node', 'note', 'third', 'fourth', 'fifth'], 4.5],
  ['line', ['ground', 'group'], 4.5],
  ['ground', ['line'], 4.5],
  ['groupLine', ['ground', 'group'], 3],
  ['nodeLine', ['ground', 'group', 'node'], 3],
  ['noteLine', ['ground'], 4.5],
]

test.each(['light', 'dark'] as const)(
  '[P2] lines and texts of diagrams have a contrast of 4.5, edges of boxes of 3, in %s mode',
  (mode) => {
    for (const [front, backs, least] of PAIRS) {
      for (const back of backs) {
        const contrast = contrastOf(colorOf(front, mode), colorOf(back, mode))
        expect(contrast, `${front} on ${back}`).toBeGreaterThanOrEqual(least)
      }
    }
  },
)

function colorOf(role: keyof typeof ROLES, mode: 'light' | 'dark'): string {
  return colors.get(ROLES[role])?.[mode] ?? ''
}

function contrastOf(one: string, other: string): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

function luminance(hex: string): number {
  const long = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(long.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
