import { expect, test } from 'vitest'
import { fetchCsv } from './export'
import { previewOptions, searchOptions, toQuery } from './queries'
import { ask, useMockApp } from './testing'

const TURBINES = { text: 'turbine', filters: [], page: 1 }

test('a preview marks the words of the search', async () => {
  const config = await useMockApp()
  const [document] = (await ask(searchOptions(TURBINES, config))).records
  const preview = await ask(
    previewOptions(document?.id ?? '', toQuery(TURBINES, config)),
  )
  expect(preview.record.title).toBe(document?.title)
  expect(
    preview.highlightsPerCategory.matchlocations?.values.length,
  ).toBeGreaterThan(0)
  const content = await fetch(preview.contentUrl)
  expect(await content.text()).toContain('id="matchlocations_0"')
})

test('an export has all documents of the search, and a line of column names', async () => {
  const config = await useMockApp()
  const { rowCount } = await ask(searchOptions(TURBINES, config))
  const csv = await (
    await fetchCsv(toQuery(TURBINES, config), config)
  ).text()
  expect(csv.trim().split('\n')).toHaveLength(rowCount + 1)
})
