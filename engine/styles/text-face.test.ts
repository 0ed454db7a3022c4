import { expect, test } from 'vitest'
import { textFace } from './text-face'

const face = (family: string, src: string) => `@font-face{font-family:${family};src:${src};font-weight:400}`

test.each([
  [
    'of the family that text names first',
    `:root{--font:"A B",serif}${face('"A B"', 'url(/a.woff2)')}`,
    '/a.woff2',
  ],
  [
    'that a site names instead',
    `:root{--font:A}:root{--font:B}${face('A', 'url(/a.x)')}${face('B', 'url("/b.x")')}`,
    '/b.x',
  ],
  [
    'that is the first of its family',
    `:root{--font:A}${face('A', 'url(/a.x)')}${face('A', 'url(/i.x)')}`,
    '/a.x',
  ],
])('the file of the text is the one %s', (_, css, url) => {
  expect(textFace(css)).toBe(url)
})

test.each([
  ['of the machine', `:root{--font:system-ui}${face('A', 'url(/a.x)')}`],
  ['that the machine has under another name', `:root{--font:A}${face('A', 'local("Arial")')}`],
  ['that no sheet names', face('A', 'url(/a.x)')],
])('text in a font %s needs no file', (_, css) => {
  expect(textFace(css)).toBeUndefined()
})
