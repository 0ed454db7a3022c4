import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { defaultFont, readFont } from './font'

test('a font knows how wide a text is', () => {
  const { width } = readFont(defaultFont())
  expect(width('m')).toBeGreaterThan(2 * width('i'))
  expect(width('mim')).toBeCloseTo(2 * width('m') + width('i'))
  // Inter's own metrics, at 2,048 units per em.
  expect(width('e')).toBeCloseTo(0.59, 2)
})

test('a font knows which letters it lacks', () => {
  const { missing } = readFont(defaultFont())
  expect(missing('Größe & Ἀθῆναι, Ёлка — 10 €')).toEqual([])
  expect(missing('a 検索 検 b')).toEqual(['検', '索'])
})

test('[D3] a file that is not a font is named', () => {
  const here = fileURLToPath(import.meta.url)
  expect(() => readFont(here, 'fonts/title.ttf')).toThrow(
    'The font of the social cards cannot be read: fonts/title.ttf',
  )
})
