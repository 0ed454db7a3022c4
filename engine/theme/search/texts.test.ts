import { expect, test } from 'vitest'
import { resultsOf } from './testing'
import { countText } from './texts'

const count = (hits: number[], total = hits.length) =>
  countText({ ...resultsOf('q', ...hits.map((number) => Array<string>(number).fill('/a'))), total })

test('the count says how many results there are, and on how many pages, shown or not', () => {
  expect([count([]), count([1]), count([2]), count([2, 1]), count([2, 1], 40)]).toMatchInlineSnapshot(`
    [
      "No results",
      "1 result on 1 page",
      "2 results on 1 page",
      "3 results on 2 pages",
      "3 results on the first 2 of 40 pages",
    ]
  `)
})

test('words that no page has are named', () => {
  const results = { ...resultsOf('lgoin fethc page', ['/a']), missing: ['lgoin', 'fethc'] }
  expect(countText(results)).toBe('1 result on 1 page, none with “lgoin” or “fethc”')
})
