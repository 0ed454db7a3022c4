import { expect, test } from 'vitest'
import { resultsOf } from './testing'
import { countText } from './texts'

const count = (hits: number[], hasMore = false) =>
  countText({ ...resultsOf('q', ...hits.map((number) => Array<string>(number).fill('/a'))), hasMore })

test('the count says how many results are shown, and whether these are the best of more', () => {
  expect([count([]), count([1]), count([2, 1]), count([2, 1], true)]).toMatchInlineSnapshot(`
    [
      "No results",
      "1 result",
      "3 results",
      "3 best results",
    ]
  `)
})

test('words that no page has are named', () => {
  const results = { ...resultsOf('lgoin fethc page', ['/a']), missing: ['lgoin', 'fethc'] }
  expect(countText(results)).toBe('1 result, none with “lgoin” or “fethc”')
})
