import { isMarked, mark } from './support/document'
import { sidebar } from './support/page'
import { ask, box, list, open } from './support/search'
import { expect, hydrated, test } from './support/test'

// What only a dev server can break in a visit: its scripts and its data. `parity` shows that its documents equal those
// of the build.

test.describe('a site', () => {
  test.use({ siteName: 'kitchen', search: true })

  test('[D2] in the dev server links, islands, tabs and search work in one document', async ({
    page,
    visit,
  }) => {
    await visit('tides')
    await mark(page)
    await sidebar(page).getByRole('button', { name: 'Writing', exact: true }).click()
    await sidebar(page).getByRole('link', { name: 'Islands' }).click()
    await expect(page.locator('main h1')).toHaveText('Islands')
    await page.getByRole('button', { name: 'block: 0' }).click()
    await expect(page.getByRole('button', { name: 'block: 1' })).toBeVisible()
    await sidebar(page).getByRole('link', { name: 'Tabs', exact: true }).click()
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true')
    await expect(box(page)).toBeEnabled()
    await open(page)
    await ask(page, 'life jacket')
    await list(page).getByRole('option').first().click()
    await expect(page.locator('main h1')).toHaveText('Expressions')
    expect(await isMarked(page)).toBe(true)
  })

  test('drafts are pages of the dev server alone, and in its sidebar', async ({ page }) => {
    expect((await page.goto('matter/draft'))?.status()).toBe(200)
    await hydrated(page)
    await expect(sidebar(page).getByRole('link', { name: 'A draft' })).toBeVisible()
  })

  test('[X10] the dev server answers an address that no page has with the not-found page', async ({
    page,
    problems,
  }) => {
    problems.expect(/status of 404/)
    expect((await page.goto('no-such-page'))?.status()).toBe(404)
    await hydrated(page)
    await expect(page.locator('main h1')).toHaveText('Page not found')
  })
})

test.describe('a blog', () => {
  test.use({ siteName: 'blog' })

  test('a draft is a post of the dev server alone, and in its lists', { tag: '@weekly' }, async ({
    page,
  }) => {
    expect((await page.goto('blog/2022/10/01/notes'))?.status()).toBe(200)
    await page.goto('blog/page/2')
    await expect(page.locator('main [rel=next]')).toHaveCount(1)
  })
})

test.describe('our own site', () => {
  test('[D2] in the dev server its demonstration runs, and a page with islands comes alive', {
    tag: '@weekly',
  }, async ({ page, visit }) => {
    await visit('./')
    await page.getByRole('button', { name: 'Start the demonstration' }).click()
    const demo = page.getByRole('region', { name: 'Live demonstration' })
    await expect(demo.getByRole('status')).toHaveText('26 documents')
    await visit('atomic/intro')
    await expect(page.locator('h1')).toHaveText('Introduction to Atomic')
  })
})

test.describe('samples to try', () => {
  test.use({ siteName: 'try' })

  test('[D2] in the dev server a sample is run with the real package', async ({ page, visit }) => {
    await visit('./')
    await page.getByRole('button', { name: 'Try it' }).first().click()
    await page.getByRole('textbox', { name: 'Code to try' }).press('Control+Enter')
    // The recorded output is folded, so it has no rendered text.
    const panel = (await page.locator('figure.observed').first().locator('code').textContent()) ?? ''
    await expect(page.getByRole('log', { name: 'Output of your code' }).locator('code')).toHaveText(panel)
  })
})
