import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { root } from '../root'
import { expectAccessible } from './support/axe'
import { isMarked, mark } from './support/document'
import { expect, hydrated, type Site, test } from './support/test'

/** The pages required by the specification, with the base path. There may be more. */
const fixed = readFileSync(join(root, 'tests/routes.txt'), 'utf8').split('\n').filter(Boolean)
const HOME = '/sba-mint/'
const STANDALONE = '/sba-mint/markdown-page'
/** The page that a sidebar's link in the navbar leads to. `Next` leads from there through the rest. */
const sidebars = {
  docs: { label: 'Mint', first: '/sba-mint/mint/prerequisites', own: /^\/sba-mint\/mint\// },
  atomic: { label: 'Atomic', first: '/sba-mint/atomic/intro', own: /^\/sba-mint\/atomic\// },
  atomicAngular: {
    label: 'Atomic Angular',
    first: '/sba-mint/atomic-angular/intro',
    own: /^\/sba-mint\/atomic-angular\//,
  },
}

/** Rules that the text of a page can break. Other tests apply all of them, in a multiple of the time, to each kind of page. */
const ABOUT_TEXT = [
  'cat.name-role-value',
  'cat.semantics',
  'cat.structure',
  'cat.tables',
  'cat.text-alternatives',
]

interface Shown {
  path: string
  title: string
  heading: string
  /** Characters in the page's own text. */
  length: number
}

test.setTimeout(600_000)
// Search would load again on each page; it has its own tests.
test.use({ search: false })

for (const [id, { label, first, own }] of Object.entries(sidebars)) {
  test(`[R1] [E3] every page of the sidebar ${id} shows on direct load, accessible, and the same one by client navigation`, async ({
    page,
    site,
  }) => {
    const routes = (await routesOf(page)).filter((path) => own.test(path))
    const direct: Shown[] = []
    for (const path of routes) direct.push(await load(page, path, site))
    for (const shown of direct) expectWhole(shown)
    expect(repeated(direct.map(({ title }) => title))).toEqual([])

    const bar = page.getByRole('navigation', { name: 'Main' })
    await mark(page)
    const walked = [await follow(page, bar.getByRole('link', { name: label, exact: true }))]
    expect(walked[0]?.path).toBe(first)
    for (let next = await step(page); next; next = await step(page)) walked.push(next)
    expect(await isMarked(page)).toBe(true)
    expect(byPath(walked)).toEqual(byPath(direct))
  })
}

test('[R1] the home page shows on direct load, and the same one by client navigation', async ({
  page,
  site,
}) => {
  const direct = await load(page, HOME, site)
  expectWhole(direct)
  await load(page, sidebars.docs.first, site)
  await mark(page)
  expect(await follow(page, page.getByRole('banner').locator(`a[href="${HOME}"]`))).toEqual(direct)
  expect(await isMarked(page)).toBe(true)
})

test('[R1] the standalone page shows on direct load and by client navigation', async ({ page, site }) => {
  const direct = await load(page, STANDALONE, site)
  expectWhole(direct)
  await load(page, HOME, site)
  await page.locator('main').evaluate((main, href) => {
    main.prepend(Object.assign(document.createElement('a'), { href, textContent: 'Over there' }))
  }, STANDALONE)
  await page.getByRole('link', { name: 'Over there' }).click()
  await page.waitForURL(`**${STANDALONE}`)
  await expect(page.locator('h1')).toHaveText(direct.heading)
  // The added link is still there.
  expect(await read(page)).toEqual({ ...direct, length: direct.length + 'Over there'.length })
})

test('[R1] the 159 paths of the specification are pages of the site, and each page has a sidebar, is home or standalone', async ({
  page,
}) => {
  expect(fixed).toHaveLength(159)
  const routes = await routesOf(page)
  expect(fixed.filter((path) => !routes.includes(path))).toEqual([])
  const sidebarsOf = (path: string) => Object.values(sidebars).filter(({ own }) => own.test(path)).length
  expect(routes.filter((path) => sidebarsOf(path) !== 1)).toEqual([HOME, STANDALONE])
})

async function routesOf(page: Page): Promise<string[]> {
  const sitemap = await (await page.request.get('sitemap.xml')).text()
  return [...sitemap.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].flatMap(([, path]) => path ?? [])
}

async function load(page: Page, path: string, site: Site): Promise<Shown> {
  const response = await page.goto(new URL(path, site.url).href)
  expect.soft(response?.status(), path).toBe(200)
  await hydrated(page)
  await expectAccessible(page, path, { within: 'article', only: ABOUT_TEXT })
  return read(page)
}

/** Navigates to the next page of the sidebar; returns undefined after the last one. */
async function step(page: Page): Promise<Shown | undefined> {
  const next = page.locator('a[rel=next]')
  if ((await next.count()) === 0) return undefined
  return follow(page, next)
}

async function follow(page: Page, link: Locator): Promise<Shown> {
  const path = (await link.getAttribute('href')) ?? ''
  await link.click()
  await page.waitForURL(`**${path}`)
  await page.locator(`link[rel=canonical][href$="${path}"]`).waitFor({ state: 'attached' })
  return read(page)
}

function read(page: Page): Promise<Shown> {
  return page.evaluate(() => ({
    path: location.pathname,
    title: document.title,
    heading: document.querySelector('h1')?.textContent ?? '',
    length: document.querySelector('main')?.textContent?.length ?? 0,
  }))
}

function expectWhole({ path, title, heading, length }: Shown): void {
  expect.soft(heading, path).not.toBe('')
  expect.soft(title, path).toContain('Sinequa Mint')
  expect.soft(length, `letters of ${path}`).toBeGreaterThan(path === STANDALONE ? 100 : 800)
}

function byPath(shown: Shown[]): Shown[] {
  return shown.sort((a, b) => a.path.localeCompare(b.path))
}

function repeated(texts: string[]): string[] {
  return texts.filter((text, at) => texts.indexOf(text) !== at)
}
