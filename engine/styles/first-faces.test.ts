import { expect, test } from 'vitest'
import { firstFaces } from './first-faces'

const face = (family: string, src: string) => `@font-face{font-family:${family};src:${src};font-weight:400}`

test.each([
  [
    'that text and code name first',
    `:root{--font:"A B",serif;--mono:C}${face('C', 'url(/c.x)')}${face('"A B"', 'url(/a.x)')}`,
    ['/a.x', '/c.x'],
  ],
  [
    'that a site names instead',
    `:root{--font:A}:root{--font:B}${face('A', 'url(/a.x)')}${face('B', 'url("/b.x")')}`,
    ['/b.x'],
  ],
  [
    'that are the first of their family',
    `:root{--font:A}${face('A', 'url(/a.x)')}${face('A', 'url(/i.x)')}`,
    ['/a.x'],
  ],
])('the first files of fonts are those %s', (_, css, urls) => {
  expect(firstFaces(css)).toEqual(urls)
})

test.each([
  ['of the machine', `:root{--font:system-ui}${face('A', 'url(/a.x)')}`],
  ['that the machine has under another name', `:root{--font:A}${face('A', 'local("Arial")')}`],
  ['that no sheet names', face('A', 'url(/a.x)')],
])('a font %s needs no file', (_, css) => {
  expect(firstFaces(css)).toEqual([])
})
