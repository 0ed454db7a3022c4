import { expect, test } from 'vitest'
import { facetFilters, withDates } from './filters'
import type { SearchState } from './location'
import { FACET_SIZE, loadMore, search, toQuery } from './query'
import { useMockApp } from './testing'

const TURBINES: SearchState = { text: 'turbine', filters: [], page: 1 }

test('a query finds documents and marks its words', async () => {
  const { records } = await search(TURBINES, await useMockApp())
  expect(records[0]?.displayTitle).toContain('<b>turbines</b>')
})

// #region paging
test('the pages of a search have different documents', async () => {
  const config = await useMockApp()
  const first = await search(TURBINES, config)
  const second = await search({ ...TURBINES, page: 2 }, config)
  expect(first).toMatchObject({ nextPage: 2, previousPage: undefined })
  expect(second.previousPage).toBe(1)
  expect(second.records[0]?.id).not.toBe(first.records[0]?.id)
})
// #endregion

test('documents have one of the included values, and none of the excluded', async () => {
  const config = await useMockApp()
  const either = facetFilters('doctype', { included: ['Report', 'Contract'], excluded: [] })
  const neither = facetFilters('doctype', { included: [], excluded: ['Report', 'Contract'] })
  const all = await search(TURBINES, config)
  const some = await search({ ...TURBINES, filters: either }, config)
  const others = await search({ ...TURBINES, filters: neither }, config)
  expect(typesOf(some)).toEqual(new Set(['Report', 'Contract']))
  expect(typesOf(others)).not.toContain('Report')
  expect(some.rowCount + others.rowCount).toBe(all.rowCount)
})

test('both days of a date range belong to it', async () => {
  const config = await useMockApp()
  const [newest] = (await search({ text: '', filters: [], page: 1 }, config)).records
  const day = newest?.modified.slice(0, 10)
  const filters = withDates([], { from: day, to: day })
  const { records } = await search({ text: '', filters, page: 1 }, config)
  expect(records.map(({ id }) => id)).toContain(newest?.id)
})

test('a sorting choice orders the documents', async () => {
  const { records } = await search({ ...TURBINES, sort: 'oldest' }, await useMockApp())
  const dates = records.map(({ modified }) => modified)
  expect(dates).toEqual([...dates].sort())
})

test('more values of a facet follow those that are shown', async () => {
  const config = await useMockApp()
  const { aggregations } = await search({ ...TURBINES, text: '' }, config)
  const facet = aggregations.find(({ $hasMore }) => $hasMore)
  if (!facet) throw new Error('No facet has more values.')
  const more = await loadMore(facet, toQuery({ ...TURBINES, text: '' }, config), FACET_SIZE)
  expect(more.items[0]).toEqual(facet.items[FACET_SIZE])
})

function typesOf({ records }: { records: object[] }): Set<unknown> {
  return new Set(records.map((record) => 'doctype' in record && record.doctype))
}
