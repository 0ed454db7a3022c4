import { sites } from '../sites'
import { type HostKind, staticHost } from '../static-host'
import { builtFolder } from './support/server-desk'
import { test as base, expect, hydrated } from './support/test'

const { base: basePath } = sites.website

const test = base.extend<{ hostKind: HostKind }>({
  hostKind: ['knows files only', { option: true }],
  site: async ({ hostKind }, use) => {
    const host = await staticHost(await builtFolder('website'), basePath, hostKind)
    await use({ name: 'website', url: host.url, base: basePath })
    host.close()
  },
})

for (const hostKind of ['knows files only', 'adds .html', 'adds .html for a slash, too'] as const) {
  test.describe(`a host that ${hostKind}`, () => {
    test.use({ hostKind })

    test('[R3] [R4] every form of an address ends on the page, at its clean address', async ({
      page,
      problems,
      site,
      visit,
    }) => {
      problems.expect(/status of 404/)
      for (const ending of ['/', '.html', '/index.html', '']) {
        await visit(`atomic/intro${ending}?from=test#install`)
        await expect(page.locator('main h1')).not.toHaveText('Page not found')
        await expect(page).toHaveURL(`${site.url}atomic/intro?from=test#install`)
        await expect(page).toHaveTitle(/^(?!Page not found)/)
      }
      await visit('index.html')
      await expect(page).toHaveURL(site.url)
    })

    test('[X10] [R3] [R4] an address that no page has ends on the not-found page, in one document', async ({
      page,
      problems,
      site,
    }) => {
      problems.expect(/status of 404/)
      for (const ending of ['/', '.html', '/index.html', '']) {
        const documents: string[] = []
        const count = (request: { isNavigationRequest(): boolean; url(): string }) => {
          if (request.isNavigationRequest()) documents.push(request.url())
        }
        page.on('request', count)
        const data = page.waitForResponse('**/unknown.json')
        const response = await page.goto(`unknown${ending}?from=test`)
        expect(response?.status()).toBe(404)
        await hydrated(page)
        expect((await data).status()).toBe(404)
        await expect(page.locator('main h1')).toHaveText('Page not found')
        await expect(page).toHaveURL(`${site.url}unknown?from=test`)
        expect(documents).toEqual([`${site.url}unknown${ending}?from=test`])
        page.off('request', count)
      }
    })
  })
}

test('[S12] on a host that knows files only, links and the history lead from page to page', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/status of 404/)
  await visit('atomic/helpers/guid')
  await expect(page.locator('main h1')).toHaveText('guid')
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click()
  await expect(page.locator('main h1')).not.toHaveText('guid')
  await page.reload()
  await hydrated(page)
  await expect(page.locator('main h1')).not.toHaveText(/guid|Page not found/)
})
