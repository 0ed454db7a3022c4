import { expect, test } from 'vitest'
import { CONTENDERS } from '../contenders'
import { BENCH_README, quoted, README, withFigures } from './readme'
import { comparisonOf, mainRowsOf } from './report'
import { KEPT, readResults } from './results'

const kept = readResults(KEPT)

test('the READMEs quote what was measured, and nothing else', () => {
  expect(quoted(BENCH_README)).toBe(comparisonOf(kept, CONTENDERS))
  expect(quoted(README)).toBe(mainRowsOf(kept, CONTENDERS))
})

test('figures take the place of those between the marks', () => {
  const start = '<!-- figures: written by `npm run bench -- --readme` -->'
  const text = `before\n${start}\nold\n<!-- end of figures -->\nafter`
  expect(withFigures(text, '| new |')).toBe(`before\n${start}\n\n| new |\n\n<!-- end of figures -->\nafter`)
  expect(() => withFigures('nothing', '')).toThrow('The README has no "<!-- figures')
})
