import { expect, test } from 'vitest'
import { CONTENDERS } from './contenders'
import { quoted, withFigures } from './readme'
import { comparisonOf } from './report'
import { KEPT, readResults } from './results'

const kept = readResults(KEPT)

test('the README quotes what was measured, and nothing else', () => {
  expect(quoted()).toBe(comparisonOf(kept, CONTENDERS))
})

test('figures take the place of those between the marks', () => {
  const start = '<!-- figures: written by `npm run bench -- --readme` -->'
  const text = `before\n${start}\nold\n<!-- end of figures -->\nafter`
  expect(withFigures(text, '| new |')).toBe(`before\n${start}\n\n| new |\n\n<!-- end of figures -->\nafter`)
  expect(() => withFigures('nothing', '')).toThrow('README.md has no "<!-- figures')
})
