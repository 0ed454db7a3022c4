import type { Page } from '@playwright/test'
import type { SiteName } from '../sites'
import { computedStyles } from './support/computed-style'
import { expect, hydrated, test } from './support/test'

/** Paths through a site, past pages of all kinds. */
const ways: [SiteName, string[], ...{ tag: string }[]][] = [
  [
    'website',
    ['', 'atomic/intro', 'atomic-angular/components/aggregation', 'atomic/types/types_table', ''],
    { tag: '@weekly' },
  ],
  ['website', ['nowhere', 'atomic/api/query', 'markdown-page'], { tag: '@weekly' }],
  ['kitchen', ['about', 'writing/tabs', 'writing/admonitions', 'writing/code', 'writing/gfm']],
  ['blog', ['', 'blog', 'blog/2024/09/14/harvest', 'blog/authors/mira', 'blog/tags']],
]

for (const [siteName, [first = '', ...rest], details = {}] of ways) {
  test.describe(siteName, details, () => {
    test.use({ siteName })

    test(`pages look the same after other pages as when opened: from /${first} to ${rest.length} more`, async ({
      page,
      browser,
      problems,
      site,
    }) => {
      if (first === 'nowhere') problems.expect(/404/)
      const fresh = await browser.newPage({ locale: 'en-US', viewport: page.viewportSize() })
      await page.goto(first)
      await hydrated(page)
      for (const path of rest) {
        await follow(page, site.url + path)
        await fresh.goto(site.url + path)
        await hydrated(fresh)
        const [shown, opened] = [await computedStyles(page), await computedStyles(fresh)]
        expect(Object.keys(shown), `places of /${path}`).toEqual(Object.keys(opened))
        const other = Object.keys(opened).filter((place) => opened[place] !== shown[place])
        const [place = ''] = other
        const message = `/${path}: ${other.length} places differ, the first is ${place}`
        expect(shown[place]?.split(';'), message).toEqual(opened[place]?.split(';'))
      }
      await fresh.close()
    })
  })
}

/** Follows a link added to the page, so that any page can come after any other, without a pointer. */
async function follow(page: Page, url: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, url)
  await expect(page).toHaveURL(url)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`${new URL(url).pathname}$`),
  )
}
