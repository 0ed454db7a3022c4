import { expect, test } from 'vitest'
import type { AddedSource, BuiltSite, PageData } from '../../../engine/feature'
import { siteWith } from '../testing'

const RELEASES = [
  { version: '2.1', date: '2026-10-02', changes: ['Adds a `bollard`.', 'Longer ropes.'] },
  { version: '2.0', date: '2026-03-14', changes: ['Boats on both sides.'] },
]

const openSite = (options = `{ file: 'data/log.json' }`) =>
  siteWith('changelog-pages', `changelogPages(${options})`, { 'data/log.json': JSON.stringify(RELEASES) })

test('each release is a page with its changes, below a list of all', async () => {
  const { content } = await openSite()
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
  const { content } = await openSite(`{ file: 'data/log.json', route: '/news' }`)
  expect([...content.byRoute.keys()]).toEqual(expect.arrayContaining(['/news', '/news/2.0']))
})

test('the versions are beside their pages, and not beside others', async () => {
  const { content, setup, site } = await openSite()
  const source = content.byRoute.get('/changelog/2.0') as AddedSource
  const sidebarOf = (kind: PageData['kind']) => {
    const added = setup.hooks.page.map((extend) => extend({ kind } as PageData, { content, site, source }))
    return added.find((one) => one?.sidebar)?.sidebar?.items
  }
  expect(sidebarOf('changelog-release')?.map((item) => 'href' in item && item.href)).toEqual([
    '/quay/changelog',
    '/quay/changelog/2.1',
    '/quay/changelog/2.0',
  ])
  expect(sidebarOf('doc')).toBeUndefined()
})

test('the list names the file of the releases, which has them all', async () => {
  const { content, setup, site } = await openSite()
  const tagsOf = (kind: PageData['kind']) =>
    setup.hooks.head.flatMap((tags) => tags({ kind, path: '' }, { content, site }))
  const path = '/quay/changelog.releases.json'
  expect(tagsOf('changelog-list')).toContainEqual(
    expect.objectContaining({ attributes: expect.objectContaining({ href: path }) }),
  )
  expect(tagsOf('changelog-release').map(({ attributes }) => attributes.href)).not.toContain(path)
  const own = setup.hooks.files.find(({ feature }) => feature === 'changelog-pages')
  const made = await own?.list({ site } as BuiltSite)[path]?.()
  expect(JSON.parse(String(made))).toEqual(RELEASES)
})
