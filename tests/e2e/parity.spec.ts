import type { Page } from '@playwright/test'
import type { SiteName } from '../sites'
import { watchProblems } from './support/problems'
import { siteAddress } from './support/server-desk'
import { expect, hydrated, test } from './support/test'

const pages: Record<SiteName, string[]> = {
  website: ['', 'markdown-page', 'atomic/intro', 'atomic/helpers/getMetadata', 'atomic/authentication/login'],
  kitchen: [
    '',
    'tides',
    'about',
    'tool',
    'writing/admonitions',
    'writing/gfm',
    'writing/code',
    'writing/tabs',
    'writing/headings',
    'writing/links',
    'writing/images',
    'writing/expressions',
    'writing/islands',
    'writing/plain',
    'writing/run',
    'boats',
    'boats/sail/rigs/gaff',
    'log/second-entry',
  ],
  crash: ['squalls'],
  notice: ['', 'contact'],
  fixed: [''],
  versions: ['', '1.0/bowline', 'about'],
  locales: ['rigging/knots', 'ar/', 'ar/rigging/lamps'],
  docusaurus: ['', 'brief', 'reference', 'tags', 'tags/flags'],
  blog: [
    'blog',
    'blog/2024/09/14/harvest',
    'blog/tags',
    'blog/tags/bees',
    'blog/authors',
    'blog/authors/mira',
  ],
  plain: ['', 'guide/first'],
  diagrams: ['', 'plain'],
  reference: ['', 'types', 'widget'],
  try: [''],
}

for (const [siteName, paths] of Object.entries(pages) as [SiteName, string[]][]) {
  test.describe(siteName, () => {
    test.use({ siteName })

    test('[D2] the dev server gives the same pages as the build, and breaks nothing in them', async ({
      page,
      browser,
      site,
    }) => {
      const dev = await siteAddress(siteName, 'dev')
      const context = await browser.newContext({ locale: 'en-US', viewport: page.viewportSize() })
      const problems = await watchProblems(context, dev)
      const other = await context.newPage()
      for (const path of paths) {
        const [built, served] = await Promise.all([
          snapshot(page, site.url, path),
          snapshot(other, dev, path),
        ])
        expect.soft(served, `/${path}`).toEqual(built)
      }
      expect(problems.unexpected(), 'errors in the dev server').toEqual([])
      await context.close()
    })
  })
}

/**
 * What a reader sees and what tools read, without names that carry a hash, and without the draft. The dev
 * server may send a small image within the page.
 */
async function snapshot(page: Page, url: string, path: string) {
  await page.goto(url + path)
  await hydrated(page)
  // Search is there once the page is idle; the dev server first compiles the whole site for it.
  await expect(page.locator('header button:disabled')).toHaveCount(0, { timeout: 45_000 })
  const parts = await page.evaluate(() => ({
    title: document.title,
    html: document.documentElement
      .getAttributeNames()
      .map((name) => [name, document.documentElement.getAttribute(name)]),
    meta: [
      ...document.querySelectorAll('meta[name], meta[property], link[rel=canonical], link[rel=alternate]'),
    ].map((element) => element.outerHTML),
    main: document.querySelector('main')?.outerHTML,
    header: document.querySelector('header')?.outerHTML,
    footer: document.querySelector('body > * > * > footer')?.outerHTML,
    tree: [...document.querySelectorAll('nav a:not([href$="/draft"])')].map(
      (link) => `${link.textContent} ${link.getAttribute('href')}`,
    ),
  }))
  return JSON.parse(
    JSON.stringify(parts)
      .replaceAll(/class=\\"[^"]*\\"/g, '')
      .replaceAll(/\/kitchen\/assets\/[\w.-]+|data:image[^"\\]*/g, 'asset'),
  )
}
