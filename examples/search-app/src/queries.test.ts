import type { Result } from '@sinequa/atomic'
import { expect, test, vi } from 'vitest'
import type { AppConfig } from './app-config'
import { facetFilters, withDates } from './filters'
import type { SearchState } from './location'
import {
  facetValues,
  moreValuesOptions,
  searchOptions,
  suggestionsOptions,
  toQuery,
} from './queries'
import { createQueryClient } from './query-client'
import { ask, useMockApp } from './testing'

const TURBINES: SearchState = { text: 'turbine', filters: [], page: 1 }

function search(state: SearchState, config: AppConfig): Promise<Result> {
  return ask(searchOptions(state, config))
}

test('a query finds documents and marks its words', async () => {
  const { records } = await search(TURBINES, await useMockApp())
  expect(records[0]?.displayTitle).toContain('<b>turbines</b>')
})

// #region paging
test('the pages of a search have different documents', async () => {
  const config = await useMockApp()
  const first = await search(TURBINES, config)
  const second = await search({ ...TURBINES, page: 2 }, config)
  expect(second.page).toBe(2)
  expect(second.records[0]?.id).not.toBe(first.records[0]?.id)
})
// #endregion

test('documents have an included value, and no excluded one', async () => {
  const config = await useMockApp()
  const either = facetFilters('doctype', {
    included: ['Report', 'Contract'],
    excluded: [],
  })
  const neither = facetFilters('doctype', {
    included: [],
    excluded: ['Report', 'Contract'],
  })
  const all = await search(TURBINES, config)
  const some = await search({ ...TURBINES, filters: either }, config)
  const others = await search({ ...TURBINES, filters: neither }, config)
  expect(typesOf(some)).toEqual(new Set(['Report', 'Contract']))
  expect(typesOf(others)).not.toContain('Report')
  expect(some.rowCount + others.rowCount).toBe(all.rowCount)
})

test('both days of a date range belong to it', async () => {
  const config = await useMockApp()
  const [newest] = (
    await search({ text: '', filters: [], page: 1 }, config)
  ).records
  const day = newest?.modified.slice(0, 10)
  const filters = withDates([], { from: day, to: day })
  const { records } = await search({ text: '', filters, page: 1 }, config)
  expect(records.map(({ id }) => id)).toContain(newest?.id)
})

test('a sorting choice orders the documents', async () => {
  const { records } = await search(
    { ...TURBINES, sort: 'oldest' },
    await useMockApp(),
  )
  const dates = records.map(({ modified }) => modified)
  expect(dates).toEqual([...dates].sort())
})

test('more values of a facet follow those that are shown', async () => {
  const config = await useMockApp()
  const all: SearchState = { ...TURBINES, text: '' }
  const { aggregations } = await search(all, config)
  const facet = aggregations.find((one) => facetValues(one).hasMore)
  if (!facet) throw new Error('No facet has more values.')
  const more = await createQueryClient().infiniteQuery(
    moreValuesOptions(facet, toQuery(all, config)),
  )
  expect(more.pages[0]?.items[0]).toEqual(facet.items[10])
})

test('the beginning of a word is completed', async () => {
  const { suggestQuery } = await useMockApp()
  expect(await ask(suggestionsOptions(suggestQuery, 'turb'))).toContain(
    'turbines',
  )
})

test('a suggestion that is no longer needed is not requested', async () => {
  const { suggestQuery } = await useMockApp()
  const before = vi.mocked(fetch).mock.calls.length
  const client = createQueryClient()
  const asked = client
    .query(suggestionsOptions(suggestQuery, 'turb'))
    .catch(() => 'dropped')
  await client.cancelQueries()
  expect(await asked).toBe('dropped')
  expect(fetch).toHaveBeenCalledTimes(before)
})

function typesOf({ records }: { records: object[] }): Set<unknown> {
  return new Set(
    records.map((record) => 'doctype' in record && record.doctype),
  )
}
