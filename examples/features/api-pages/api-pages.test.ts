import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { AddedSource, PageData } from '../../../engine/feature'
import { siteWith } from '../testing'

const FILE = new URL('../../../tests/fixtures/extended/data/openapi.json', import.meta.url)

const openSite = () =>
  siteWith('api-pages', `apiPages({ file: 'data/openapi.json' })`, {
    'data/openapi.json': readFileSync(FILE, 'utf8'),
  })

test('each operation of the file is a page', async () => {
  const { content } = await openSite()
  const pages = [...content.byRoute.values()].filter(({ kind }) => kind === 'api-operation')
  expect(pages.map(({ route, title }) => `${route} ${title}`)).toEqual([
    '/api/listBerths List berths',
    '/api/bookBerth Book a berth',
    '/api/castOff Cast off',
  ])
})

test('a page says what to send and what comes back', async () => {
  const { content } = await openSite()
  const textOf = (route: string) => (content.byRoute.get(route) as AddedSource).text
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
  const { content, setup, site } = await openSite()
  const source = content.byRoute.get('/api/castOff') as AddedSource
  const data = { kind: source.kind } as PageData
  const added = setup.hooks.page.map((extend) => extend(data, { content, site, source }))
  const sidebar = added.find((one) => one?.sidebar)?.sidebar
  expect(
    sidebar?.items.map((item) =>
      item.type === 'category' ? [item.label, item.items?.map((link) => 'href' in link && link.href)] : item,
    ),
  ).toEqual([
    ['Berths', ['/quay/api/listBerths', '/quay/api/bookBerth']],
    ['Boats', ['/quay/api/castOff']],
  ])
})
