import { fetchQuery, fetchSuggest, setGlobalConfig } from '@sinequa/atomic'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createMockServer } from './index'

beforeEach(() => {
  setGlobalConfig({ app: 'training', backendUrl: 'https://search.acme.example' })
  vi.spyOn(console, 'error').mockReturnValue()
  vi.spyOn(console, 'warn').mockReturnValue()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** From here on, the requests of the library go to this server. */
function install(...options: Parameters<typeof createMockServer>) {
  const server = createMockServer(...options)
  vi.stubGlobal('navigator', { language: 'en-US' })
  vi.stubGlobal('fetch', server.fetch)
  return server
}

test('the library searches it as it searches a server', async () => {
  install()
  const result = await fetchQuery({ name: 'training', text: 'battery', pageSize: 5 })
  expect(result.records).toHaveLength(5)
  expect(result.records[0]?.displayTitle).toContain('<b>Battery</b>')
})

test('it answers from the documents that a test gives it', async () => {
  const lease = { id: '1', title: 'Solar lease', text: 'The lease of a field.', modified: '2025-01-09' }
  install({ documents: [lease] })
  const { rowCount, records } = await fetchQuery({ name: 'training', text: 'lease' })
  expect(rowCount).toBe(1)
  expect(records[0]?.relevantExtracts).toBe('The <b>lease</b> of a field.')
  expect(await fetchSuggest('titles', 'sol')).toEqual([
    { category: 'title', display: 'solar', frequency: '1' },
  ])
})

test('it fails with the status that a test wants, until it is told otherwise', async () => {
  const server = install({ errors: { 'api/v1/query': 503 } })
  await expect(fetchQuery({ name: 'training' })).rejects.toMatchObject({ status: 503 })
  server.set({ errors: {} })
  await expect(fetchQuery({ name: 'training' })).resolves.toMatchObject({ rowCount: 300 })
})

test('a session ends after as many answers as a test wants', async () => {
  install({ expiresAfter: 1 })
  await fetchQuery({ name: 'training' })
  await expect(fetchQuery({ name: 'training' })).rejects.toMatchObject({ name: 'UnauthorizedError' })
})

test('without a session, requests are refused', async () => {
  install({ signedIn: false })
  await expect(fetchQuery({ name: 'training' })).rejects.toMatchObject({ status: 401 })
})
