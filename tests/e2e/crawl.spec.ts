import type { Page } from '@playwright/test'
import { expect, type Site, test } from './support/test'

interface Visited {
  path: string
  facts: Awaited<ReturnType<typeof readFacts>>
}

/** Runs in the page. Parses a document without running or showing it. */
async function readFacts(path: string) {
  const response = await fetch(path)
  const document = new DOMParser().parseFromString(await response.text(), 'text/html')
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null
  const urls = [...document.querySelectorAll('[href], [src]')].flatMap((element) => [
    element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  ])
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return {
    status: response.status,
    title: document.title,
    mains: document.querySelectorAll('main').length,
    headings: document.querySelectorAll('h1').length,
    lang: document.documentElement.lang,
    theme: document.documentElement.dataset.theme,
    skipLink: attribute('body a', 'href'),
    unnamedLandmarks: [...document.querySelectorAll('nav:not([aria-label]):not([aria-labelledby])')].length,
    canonical: attribute('link[rel=canonical]', 'href'),
    description: attribute('meta[name=description]', 'content'),
    openGraph: ['og:title', 'og:description', 'og:url', 'og:type'].map((name) =>
      attribute(`meta[property="${name}"]`, 'content'),
    ),
    internal: urls.filter((url) => url.startsWith('/') && !url.startsWith('//')),
    links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
    ids,
  }
}

for (const siteName of ['website', 'kitchen'] as const) {
  test.describe(siteName, () => {
    test.use({ siteName })

    test('[P4] [R3] every page that links lead to is there, whole, and its addresses are clean', async ({
      page,
      site,
    }) => {
      const pages = await crawl(page, site)
      expect(pages.size).toBeGreaterThan(20)
      for (const visited of pages.values()) expectWhole(visited, site)
      expectAnchors(pages, site)
      const titles = [...pages.values()].map(({ facts }) => facts.title)
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    })
  })
}

test('the icon that a full browser asks the origin for is no error of the site', async ({ page }) => {
  await page.goto('robots.txt')
  expect(await page.evaluate(() => fetch('/favicon.ico').then(({ status }) => status))).toBe(404)
})

/** Returns all pages that can be reached from the home page through links, by path. */
async function crawl(page: Page, site: Site): Promise<Map<string, Visited>> {
  await page.goto('robots.txt')
  const pages = new Map<string, Visited>()
  const queue = [site.base]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue
    const facts = await page.evaluate(readFacts, path)
    pages.set(path, { path, facts })
    const linked = facts.links.filter((href) => isPage(href, site))
    queue.push(...linked.map((href) => href.replace(/[?#].*$/, '')))
  }
  return pages
}

function isPage(href: string, { base }: Site): boolean {
  if (!`${href}/`.startsWith(base)) return false
  return !/\.\w+$/.test(href.replace(/[?#].*$/, ''))
}

function expectWhole({ path, facts }: Visited, { base }: Site): void {
  const pageLinks = facts.links.filter((href) => href.startsWith('/') && href !== base)
  const found = {
    ...facts,
    openGraph: facts.openGraph.filter((content) => !content),
    outside: facts.internal.filter((url) => !`${url}/`.startsWith(base)),
    slashed: pageLinks.filter((href) => /\/($|[?#])/.test(href)),
    repeatedIds: facts.ids.filter((id, index) => facts.ids.indexOf(id) !== index),
  }
  expect.soft(found, path).toMatchObject({
    status: 200,
    mains: 1,
    headings: 1,
    lang: 'en',
    theme: 'light',
    skipLink: '#main',
    unnamedLandmarks: 0,
    canonical: expect.stringMatching(new RegExp(`^https://[^/]+${path}$`)),
    description: expect.stringMatching(/\w/),
    openGraph: [],
    outside: [],
    slashed: [],
    repeatedIds: [],
  })
}

/** Expects every fragment to be an id on its page. */
function expectAnchors(pages: Map<string, Visited>, { url }: Site): void {
  const broken = [...pages.values()].flatMap(({ path, facts }) =>
    facts.links
      .filter((link) => link.includes('#'))
      .filter((href) => {
        const target = new URL(href, new URL(path, url))
        const ids = pages.get(target.pathname)?.facts.ids
        return ids && !ids.includes(decodeURIComponent(target.hash.slice(1)))
      })
      .map((href) => `${path} links to ${href}`),
  )
  expect(broken).toEqual([])
}
