import { fetchLabels, fetchPreview, fetchQuery, labels } from '@sinequa/atomic'
import { afterEach, expect, test, vi } from 'vitest'
import { installMockServer } from './testing'

const NAME = 'training'

afterEach(() => {
  vi.unstubAllGlobals()
})

const countOf = async (label: string) => {
  const filters = { field: 'publiclabels', operator: 'eq', value: label } as const
  return (await fetchQuery({ name: NAME, filters })).rowCount
}

test('labels are put on documents, filter searches, and change their name', async () => {
  installMockServer()
  const { rowCount } = await fetchQuery({ name: NAME, text: 'battery' })
  await labels.bulkAdd(['urgent'], { name: NAME, text: 'battery' })
  expect(await countOf('urgent')).toBe(rowCount)
  await labels.rename(['urgent'], 'later')
  expect(await fetchLabels('la')).toEqual(['later'])
  await labels.delete(['later'])
  expect(await fetchLabels('')).toEqual([])
})

test('private labels are other labels', async () => {
  const { state } = installMockServer()
  await labels.add(['mine'], [state.documents[0]?.id ?? ''], false)
  expect([await fetchLabels('', false), await fetchLabels('')]).toEqual([['mine'], []])
})

test('a preview says where matches and entities are, and so does its page', async () => {
  const id = 'lease'
  const text = 'Halden Grid leases a field, and a field & a barn.'
  const { fetch } = installMockServer({
    documents: [{ id, text, title: 'Lease', modified: '2025-01-01', company: ['Halden Grid'] }],
  })
  const preview = await fetchPreview(id, { name: NAME, text: 'field' })
  expect(preview.highlightsPerLocation.map(({ start, displayValue }) => [start, displayValue])).toEqual([
    [0, 'Halden Grid'],
    [21, 'field'],
    [34, 'field'],
  ])
  expect(preview.highlightsPerCategory.company?.values[0]?.locations).toEqual([
    { start: 0, enclosingLength: 11 },
  ])
  const page = await fetch(`https://search.acme.example${preview.documentCachedContentUrl}`)
  expect(await page.text()).toContain(
    '<span id="matchlocations_1" class="matchlocations">field</span> &amp; a barn',
  )
})
