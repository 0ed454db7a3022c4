import type { AddedSource } from 'docwright/feature'
import { type TestSite, testSite } from 'docwright/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ChangelogOptions, changelogPages } from './changelog-pages'

const RELEASES = [
  { version: '2.1', date: '2026-10-02', changes: ['Adds a `bollard`.', 'Longer ropes.'] },
  { version: '2.0', date: '2026-03-14', changes: ['Boats on both sides.'] },
]

const openSite = (options: ChangelogOptions) =>
  testSite({
    config: { features: [changelogPages(options)] },
    files: { 'docs/index.md': '---\nslug: /\n---\n\n# Quay', 'data/log.json': JSON.stringify(RELEASES) },
  })

let site: TestSite
beforeAll(async () => {
  site = await openSite({ file: 'data/log.json' })
})
afterAll(() => site.close())

test('each release is a page with its changes, below a list of all', () => {
  const { content } = site
  const added = [...content.byRoute.values()].filter(({ kind }) => kind.startsWith('changelog'))
  expect(added.map(({ route, title }) => `${route} ${title}`)).toEqual([
    '/changelog/2.1 Version 2.1',
    '/changelog/2.0 Version 2.0',
    '/changelog Changelog',
  ])
  expect((content.byRoute.get('/changelog/2.1') as AddedSource).text).toBe(
    '- Adds a `bollard`.\n- Longer ropes.\n',
  )
})

test('the pages are below another route if the site says so', async () => {
  await using other = await openSite({ file: 'data/log.json', route: '/news' })
  expect([...other.content.byRoute.keys()]).toEqual(expect.arrayContaining(['/news', '/news/2.0']))
})

test('the versions are beside their pages, and not beside others', async () => {
  const hrefs = async (path: string) =>
    (await site.page(path)).data.sidebar?.items.map((item) => 'href' in item && item.href)
  expect(await hrefs('/changelog/2.0')).toEqual([
    '/base/changelog',
    '/base/changelog/2.1',
    '/base/changelog/2.0',
  ])
  expect(await hrefs('/')).toEqual(['/base/'])
})

test('the list shows what is new in each version', async () => {
  const { html } = await site.page('/changelog')
  expect(html).toMatch(/<a href="[^"]*\/changelog\/2\.1">2\.1<\/a>.*Longer ropes\..*Boats on both sides\./s)
})

test('the list names the file of the releases, which has them all', async () => {
  const link = 'type="application/json" href="/base/changelog.releases.json"'
  expect((await site.page('/changelog')).html).toContain(link)
  expect((await site.page('/changelog/2.0')).html).not.toContain(link)
  expect(JSON.parse((await site.file('/changelog.releases.json')) ?? '')).toEqual(RELEASES)
})
