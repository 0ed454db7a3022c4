import { expect, type Site, test } from './support/test'

interface Visited {
  path: string
  status: number
  title: string
  facts: Awaited<ReturnType<typeof readFacts>>
}

/** Runs in the page. */
function readFacts() {
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null
  const urls = [...document.querySelectorAll('[href], [src]')].flatMap((element) => [
    element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  ])
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
  return {
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

test.use({ javaScriptEnabled: false })
test.setTimeout(400_000)

for (const siteName of ['website', 'kitchen'] as const) {
  test.describe(siteName, () => {
    test.use({ siteName })

    test('[P4] [R3] every page that links lead to is there, whole, and its addresses are clean', async ({
      page,
      site,
    }) => {
      const pages = new Map<string, Visited>()
      const queue = [site.base]
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        if (pages.has(path)) continue
        const response = await page.goto(new URL(path, site.url).href)
        const facts = await page.evaluate(readFacts)
        pages.set(path, { path, status: response?.status() ?? 0, title: await page.title(), facts })
        queue.push(
          ...facts.links.filter((href) => isPage(href, site)).map((href) => href.replace(/[?#].*$/, '')),
        )
      }
      expect(pages.size).toBeGreaterThan(20)
      for (const visited of pages.values()) expectWhole(visited, site)
      expectAnchors(pages, site)
      const titles = [...pages.values()].map(({ title }) => title)
      expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
    })
  })
}

function isPage(href: string, { base }: Site): boolean {
  if (!`${href}/`.startsWith(base)) return false
  return !/\.\w+$/.test(href.replace(/[?#].*$/, ''))
}

function expectWhole({ path, status, facts }: Visited, { base }: Site): void {
  expect.soft(status, path).toBe(200)
  expect
    .soft(facts, path)
    .toMatchObject({ mains: 1, headings: 1, lang: 'en', theme: 'light', skipLink: '#main' })
  expect.soft(facts.unnamedLandmarks, path).toBe(0)
  expect.soft(facts.canonical, path).toMatch(new RegExp(`^https://[^/]+${path}$`))
  expect.soft(facts.description, path).toMatch(/\w/)
  expect
    .soft(
      facts.openGraph.filter((content) => !content),
      path,
    )
    .toEqual([])
  expect
    .soft(
      facts.internal.filter((url) => !`${url}/`.startsWith(base)),
      path,
    )
    .toEqual([])
  const pageLinks = facts.links.filter((href) => href.startsWith('/') && href !== base)
  expect
    .soft(
      pageLinks.filter((href) => /\/($|[?#])/.test(href)),
      path,
    )
    .toEqual([])
  expect
    .soft(
      facts.ids.filter((id, index) => facts.ids.indexOf(id) !== index),
      path,
    )
    .toEqual([])
}

/** Every fragment is the id of something on its page. */
function expectAnchors(pages: Map<string, Visited>, { url }: Site): void {
  for (const { path, facts } of pages.values()) {
    for (const href of facts.links.filter((link) => link.includes('#'))) {
      const target = new URL(href, new URL(path, url))
      const ids = pages.get(target.pathname)?.facts.ids
      if (ids)
        expect.soft(ids, `${path} links to ${href}`).toContain(decodeURIComponent(target.hash.slice(1)))
    }
  }
}
