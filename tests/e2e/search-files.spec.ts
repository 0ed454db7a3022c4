import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { SiteName } from '../sites'
import { approach } from './support/search'
import { builtFolder, siteAddress } from './support/server-desk'
import { expect, test } from './support/test'

test.use({ search: true })

/** Returns the search files of a built site, by the first part of their names. */
async function filesOf(name: SiteName): Promise<Map<string, string>> {
  const folder = join(await builtFolder(name), 'assets')
  const names = readdirSync(folder).filter((file) => /^(search-doc|lunr-index)-\d+\.json$/.test(file))
  return new Map(
    names.sort().map((file) => [file.replace(/-\d+\.json$/, ''), readFileSync(join(folder, file), 'utf8')]),
  )
}

/** Returns the search files that a page loads from a server. */
async function fetchedFiles(page: Page, url: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  const both = ['search-doc', 'lunr-index'].map(async (name) => {
    const response = await page.waitForResponse((one) => new URL(one.url()).pathname.includes(`/${name}-`))
    files.set(name, await response.text())
  })
  await page.goto(url)
  await approach(page)
  await Promise.all(both)
  return new Map([...files].sort())
}

test.describe('a site with a draft, an unlisted page and partials', () => {
  test.use({ siteName: 'kitchen' })

  test('[D2] the dev server searches the same files as the build', async ({ page, problems }) => {
    // The dev server is another origin.
    problems.expect(/^request to elsewhere: (http|ws):\/\/localhost/)
    const dev = await siteAddress('kitchen', 'dev')
    const built = await filesOf('kitchen')
    expect([...built.keys()]).toEqual(['lunr-index', 'search-doc'])
    const served = await fetchedFiles(page, dev)
    expect(JSON.parse(served.get('search-doc') ?? '')).toEqual(JSON.parse(built.get('search-doc') ?? ''))
    for (const [name, text] of built) expect(served.get(name) === text, name).toBe(true)
  })

  test('[E5] the documents are all that readers may find, with the options', async () => {
    const { searchDocs, options } = JSON.parse((await filesOf('kitchen')).get('search-doc') ?? '')
    expect(options).toEqual({ highlightResult: true, maxHits: 20 })
    const urls: string[] = searchDocs.map(({ url }: { url: string }) => url)
    expect(urls).toEqual(expect.arrayContaining(['/kitchen/', '/kitchen/tides', '/kitchen/tool']))
    expect(urls.filter((url) => /draft|unlisted|tags/.test(url))).toEqual([])
    const part = (path: string) =>
      searchDocs.find(({ url }: { url: string }) => url === `/kitchen/${path}`)?.part
    expect([part('tides'), part('log/second-entry'), part('about')]).toEqual([
      'Handbook',
      'Logbook',
      undefined,
    ])
  })
})

test('[E5] our own site searches all of its pages but two about nothing and a list of all names, and its options are those of the specification', async () => {
  const { searchDocs, options } = JSON.parse((await filesOf('website')).get('search-doc') ?? '')
  expect(options).toEqual({ highlightResult: true, maxHits: 20 })
  const sitemap = readFileSync(join(await builtFolder('website'), 'sitemap.xml'), 'utf8')
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path)
  expect(searchDocs.map(({ url }: { url: string }) => url)).toEqual(
    listed.filter((path) => !/\/(?:markdown-page|mint\/wip|atomic\/reference)$/.test(path ?? '')),
  )
})

test('a site without search has no file of it', async () => {
  const files = readdirSync(join(await builtFolder('fixed'), 'assets'), { recursive: true }).map(String)
  expect(files.filter((name) => /search|lunr|worker/i.test(name))).toEqual([])
})

test('no script holds the stamp: a commit that changes no script leaves those that browsers keep as they are', async () => {
  const assets = join(await builtFolder('website'), 'assets')
  const names = readdirSync(assets)
  const scripts = readdirSync(join(assets, 'hashed')).filter((name) => name.endsWith('.js'))
  const stamp = names.flatMap((name) => /^search-doc-(\d+)\.json$/.exec(name)?.[1] ?? [])[0] ?? ''
  expect(stamp).toMatch(/^\d+$/)
  expect(
    scripts.filter((name) => readFileSync(join(assets, 'hashed', name), 'utf8').includes(stamp)),
  ).toEqual([])
})
