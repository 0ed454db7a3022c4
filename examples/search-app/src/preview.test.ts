import { expect, test } from 'vitest'
import { fetchCsv } from './export'
import { loadPreview } from './preview'
import { search, toQuery } from './query'
import { useMockApp } from './testing'

const TURBINES = { text: 'turbine', filters: [], page: 1 }

test('a preview marks the words of the search', async () => {
  const config = await useMockApp()
  const [document] = (await search(TURBINES, config)).records
  const preview = await loadPreview(document?.id ?? '', toQuery(TURBINES, config))
  expect(preview.record.title).toBe(document?.title)
  expect(preview.highlightsPerCategory.matchlocations?.values.length).toBeGreaterThan(0)
  const content = await fetch(preview.contentUrl)
  expect(await content.text()).toContain('id="matchlocations_0"')
})

test('an export has all documents of the search, and a line of column names', async () => {
  const config = await useMockApp()
  const { rowCount } = await search(TURBINES, config)
  const csv = await (await fetchCsv(toQuery(TURBINES, config), config)).text()
  expect(csv.trim().split('\n')).toHaveLength(rowCount + 1)
})
