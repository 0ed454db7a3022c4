import { request } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMockServer } from './index'
import { type RunningServer, startMockServer } from './node'
import { ROUTES } from './routes'

const WRONG = ['null', '5', '"text"', '[]', '[null]', 'true', '{', '', '\0', '\ud800']
/** Values of a wrong type for every field that any endpoint reads. */
const VALUES = [null, 7, 'text', [], [null], {}, { a: {} }, true, -1, 1e30, '\0']
const FIELDS =
  'query text tab page pageSize sort filters filter facets aggregations action id ids name names labels items column ' +
  'value user password settings $auditRecord auditEvents method methods params queries fields terms start length type'

const bodies = [
  ...WRONG,
  ...VALUES.flatMap((value) => [
    JSON.stringify(Object.fromEntries(FIELDS.split(' ').map((field) => [field, value]))),
    JSON.stringify({ query: Object.fromEntries(FIELDS.split(' ').map((field) => [field, value])) }),
    JSON.stringify({ $auditRecord: { auditEvents: value } }),
  ]),
]

test.each(Object.keys(ROUTES))('no request to %s is an error of the server', async (endpoint) => {
  const server = createMockServer({ documents: [] })
  for (const path of [endpoint, `${endpoint}/%00/..%2f/x`, `${endpoint}?query=%`])
    for (const body of bodies) {
      const response = await server.fetch(`https://search.acme.example/${path}`, { method: 'POST', body })
      expect(response.status, `${path} ${body}`).toBeLessThan(500)
    }
})

let http: RunningServer
beforeAll(async () => {
  http = await startMockServer({ documents: [] })
})
afterAll(() => http.close())

/** Sends what `fetch` refuses to. */
function statusOf(method: string, path: string, body = ''): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(http.url, { method, path }, (response) => resolve(response.resume().statusCode))
    sent.on('error', reject).end(body)
  })
}

test('a request that no browser sends is a bad request', async () => {
  expect(await statusOf('TRACE', '/api/v1/query')).toBe(400)
  expect(await statusOf('GET', '/api/v1/query', '{}')).toBe(400)
  expect(await statusOf('GET', '//[')).toBe(400)
})
