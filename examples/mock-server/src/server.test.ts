import {
  Audit,
  createTimeoutController,
  fetchPrincipal,
  fetchQuery,
  fetchSuggest,
  fetchUserSettings,
  patchUserSettings,
  post,
  setGlobalConfig,
} from '@sinequa/atomic'
import { afterEach, expect, test, vi } from 'vitest'
import { installMockServer } from './testing'

const NAME = 'training'

afterEach(() => {
  vi.unstubAllGlobals()
})

test('it answers from documents of its own', async () => {
  installMockServer()
  const { rowCount, records } = await fetchQuery({
    name: NAME,
    text: 'battery',
    pageSize: 5,
  })
  expect(rowCount).toBeGreaterThan(20)
  expect(records).toHaveLength(5)
  expect(records[0]?.displayTitle).toContain('<b>Battery</b>')
})

// #region documents
test('it answers from the documents that a test gives it', async () => {
  const lease = {
    id: '1',
    title: 'Solar lease',
    text: 'The lease of a field.',
    modified: '2025-01-09',
  }
  installMockServer({ documents: [lease] })
  const { rowCount, records } = await fetchQuery({
    name: NAME,
    text: 'lease',
  })
  expect(rowCount).toBe(1)
  expect(records[0]?.relevantExtracts).toBe('The <b>lease</b> of a field.')
  expect(await fetchSuggest('titles', 'sol')).toEqual([
    { category: 'title', display: 'solar', frequency: '1' },
  ])
})
// #endregion

test('it fails with a status until it is told otherwise', async () => {
  const server = installMockServer({ errors: { 'api/v1/query': 503 } })
  await expect(fetchQuery({ name: NAME })).rejects.toMatchObject({
    status: 503,
  })
  await expect(fetchPrincipal()).resolves.toMatchObject({ name: 'alice' })
  server.set({ errors: {} })
  await expect(fetchQuery({ name: NAME })).resolves.toMatchObject({
    rowCount: 300,
  })
})

test('a session ends after as many answers as a test wants', async () => {
  installMockServer({ expiresAfter: 1 })
  await fetchPrincipal()
  await expect(fetchPrincipal()).rejects.toMatchObject({
    name: 'UnauthorizedError',
  })
})

test('without a session, requests are refused', async () => {
  installMockServer({ signedIn: false })
  await expect(fetchQuery({ name: NAME })).rejects.toMatchObject({
    status: 401,
  })
})

test('a slow answer can be aborted', async () => {
  installMockServer({ latency: 60_000 })
  const { signal } = createTimeoutController(1)
  await expect(
    post('api/v1/query', { query: { name: NAME } }, { signal }),
  ).rejects.toThrow('timed out')
})

test('a basket of the user limits a search to its documents', async () => {
  const server = installMockServer()
  const ids = server.state.documents.slice(0, 3).map(({ id }) => id)
  await patchUserSettings({
    baskets: [{ name: 'To read', ids }],
    language: 'fr',
  })
  const { records } = await fetchQuery({ name: NAME, basket: 'To read' })
  expect(records.map(({ id }) => id).sort()).toEqual([...ids].sort())
  await patchUserSettings({ language: 'en' })
  expect(await fetchUserSettings()).toMatchObject({
    language: 'en',
    baskets: [{ name: 'To read' }],
  })
})

test('an administrator can be a user who has other settings', async () => {
  installMockServer()
  await patchUserSettings({ language: 'fr' })
  setGlobalConfig({
    userOverride: { username: 'bob', domain: '' },
    userOverrideActive: true,
  })
  expect(await fetchPrincipal()).toMatchObject({ fullName: 'Bob Lindgren' })
  expect(await fetchUserSettings()).toEqual({})
  setGlobalConfig({ userOverrideActive: false })
})

test('events that a request carries are kept', async () => {
  const server = installMockServer()
  await Audit.notify({ type: 'Doc_Preview' })
  await fetchQuery(
    { name: NAME },
    { auditEvents: [{ type: 'Search_Text' }] },
  )
  expect(server.state.audit.map(({ type }) => type)).toEqual([
    'Doc_Preview',
    'Search_Text',
  ])
})

test.each([
  [{}, 'A query is missing: { query: { name: "…" } }.'],
  [{ query: { sort: 'color' } }, 'There is no sorting choice "color".'],
  [
    { query: { filters: { field: 'size', operator: 'near' } } },
    'one of these operators: eq, neq,',
  ],
  [
    { query: { action: 'aggregate', aggregations: ['Color'] } },
    'There is no aggregation "Color".',
  ],
  [
    { query: { select: [{ expression: 'pdf', facet: '' }] } },
    'The expression "pdf" names no column.',
  ],
])('%j is refused, and the answer says why', async (body, message) => {
  const { fetch } = installMockServer()
  const response = await fetch('https://search.acme.example/api/v1/query', {
    method: 'POST',
    body: JSON.stringify(body),
  })
  expect(response.status).toBe(400)
  expect((await response.json()).errorMessage).toContain(message)
})
