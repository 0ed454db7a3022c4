import { sidebar } from './support/page'
import { expect, test } from './support/test'

test.describe('our own site', () => {
  test('[K5] a document’s title is the page’s, a bar and the site’s', async ({ page }) => {
    await page.goto('atomic/helpers/guid')
    await expect(page).toHaveTitle('guid | Sinequa Mint')
  })

  test('[K5] the document’s title follows a route change', async ({ page, visit }) => {
    await visit('atomic/helpers/guid')
    await sidebar(page).getByRole('link', { name: 'isBlob' }).click()
    await expect(page).toHaveTitle('isBlob | Sinequa Mint')
  })
})

test.describe('a site with its own delimiter', () => {
  test.use({ siteName: 'kitchen' })

  test('[K5] the delimiter is the configured one', async ({ page }) => {
    await page.goto('tides')
    await expect(page).toHaveTitle('Tides – Harbor handbook')
  })

  test('[K5] a page with the site’s title has that title alone', async ({ page }) => {
    await page.goto('./')
    await expect(page).toHaveTitle('Harbor handbook')
  })
})

test.describe('a site with defaults', () => {
  test.use({ siteName: 'plain' })

  test('[K5] the default delimiter is a bar, and a title equal to the site’s stands alone', async ({
    page,
  }) => {
    await page.goto('guide/first')
    await expect(page).toHaveTitle('First | Plain site')
    await page.goto('guide/second')
    await expect(page).toHaveTitle('Plain site')
  })
})
