import { blockStorage, expectUsable, watchWarnings } from './support/blocked-storage'
import { expect, hydrated, test } from './support/test'

test.describe('where storage is blocked', () => {
  test.use({ siteName: 'notice' })

  test('[X9] one warning a page load, choices hold until the page is left, and all else works', async ({
    context,
    page,
    visit,
  }) => {
    const warnings = watchWarnings(context)
    await blockStorage(page)
    await visit('./')
    await expectUsable(page)
    expect(warnings).toEqual([expect.stringContaining('This browser blocks storage')])
    await page.reload()
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible()
    expect(warnings).toHaveLength(2)
  })
})

test.describe('on a site with a name of its own for what it stores', () => {
  test.use({ siteName: 'fixed' })

  test('[K8] every key ends in it, and the keys of other sites are left alone', async ({ page, visit }) => {
    await visit('./')
    await page.evaluate(() => {
      for (const key of ['theme', 'theme-night']) localStorage.setItem(key, 'light')
    })
    await visit('./')
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      theme: 'light',
      'docusaurus.announcement.id-night': 'drill',
      'docusaurus.announcement.dismiss-night': 'false',
    })
  })
})

test('[K8] the keys have no suffix here, and the document says the mode and the choice', async ({
  page,
  visit,
}) => {
  await visit('atomic/intro')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
  await page.getByRole('button', { name: /^Color mode: system/ }).click()
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    theme: 'light',
    'docs-sidebar-hidden': 'true',
  })
  const { theme, themeChoice } = await page.locator('html').evaluate((html) => ({ ...html.dataset }))
  expect([theme, themeChoice]).toEqual(['light', 'light'])
})
