import { readFileSync } from 'node:fs'
import type { AddedSource } from 'docwright/feature'
import { type TestSite, testSite } from 'docwright/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiPages } from './api-pages'

const FILE = new URL('../../../tests/fixtures/extended/data/openapi.json', import.meta.url)

let site: TestSite
beforeAll(async () => {
  site = await testSite({
    config: { features: [apiPages({ file: 'data/openapi.json' })] },
    files: { 'docs/index.md': '# Quay', 'data/openapi.json': readFileSync(FILE) },
  })
})
afterAll(() => site.close())

test('each operation of the file is a page', () => {
  const pages = [...site.content.byRoute.values()].filter(({ kind }) => kind === 'api-operation')
  expect(pages.map(({ route, title }) => `${route} ${title}`)).toEqual([
    '/api/listBerths List berths',
    '/api/bookBerth Book a berth',
    '/api/castOff Cast off',
  ])
})

test('a page says what to send and what comes back', () => {
  const textOf = (route: string) => (site.content.byRoute.get(route) as AddedSource).text
  expect(textOf('/api/bookBerth')).toMatchInlineSnapshot(`
    "\`\`\`http
    POST /berths
    \`\`\`

    Holds a berth for *one* tide.

    ## Body

    | Name | Type | Description |
    | --- | --- | --- |
    | \`number\` | integer, required | Counted from the lighthouse. |
    | \`boats\` | list of string |  |

    ## Responses

    | Status | Type | Description |
    | --- | --- | --- |
    | \`201\` |  | The berth is yours. |"
  `)
  expect(textOf('/api/listBerths')).toMatchInlineSnapshot(`
    "\`\`\`http
    GET /berths
    \`\`\`

    ## Parameters

    | Name | Type | Description |
    | --- | --- | --- |
    | \`side\` | query, \`"north"\`, \`"south"\` | Which side: a \\| between two is north. |

    ## Responses

    | Status | Type | Description |
    | --- | --- | --- |
    | \`200\` | list of Berth | The free berths. |"
  `)
})

test('operations are beside each of their pages, by tag', async () => {
  const { data } = await site.page('/api/castOff')
  expect(
    data.sidebar?.items.map((item) =>
      item.type === 'category' ? [item.label, item.items?.map((link) => 'href' in link && link.href)] : item,
    ),
  ).toEqual([
    ['Berths', ['/base/api/listBerths', '/base/api/bookBerth']],
    ['Boats', ['/base/api/castOff']],
  ])
})

test('nothing is wrong with the pages', async () => {
  expect(await site.problems()).toEqual([])
})
