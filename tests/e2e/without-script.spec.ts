import { sidebar } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen', javaScriptEnabled: false })

test('[D1] without scripts the text and the navigation are there', async ({ page, site }) => {
  await page.goto('boats/rowing')
  await expect(page.getByText('No motor, no noise.')).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'Tides by name' }).click()
  await expect(page).toHaveURL(`${site.url}tides`)
  await expect(page.locator('h1')).toHaveText('Tides')
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Mark 9' }).click()
  await expect(page.locator('#mark-9')).toBeInViewport()
})

test('[D1] without scripts a closed category leads to its first page, and is open there', async ({
  page,
  site,
}) => {
  await page.goto('tides')
  await sidebar(page).getByRole('link', { name: 'Writing' }).click()
  await expect(page).toHaveURL(`${site.url}writing/admonitions`)
  await expect(sidebar(page).getByRole('link', { name: 'Tables and lists' })).toBeVisible()
})

test('[D1] without scripts code is highlighted, and has no button that does nothing', async ({ page }) => {
  await page.goto('writing/code')
  const figure = page.locator('article figure', { hasText: 'const lamp: Lamp' })
  await expect(figure.locator('code span').first()).toBeVisible()
  await figure.hover()
  await expect(figure.getByRole('button')).toHaveCount(0)
})

test('[D1] without scripts folds open and close', async ({ page }) => {
  await page.goto('writing/code')
  const fold = page.locator('article details', { hasText: 'Code in a fold' })
  await expect(fold.locator('figure')).toBeHidden()
  await fold.locator('summary').click()
  await expect(fold.locator('figure')).toBeVisible()
})

test('[D1] without scripts every tab is shown, with its label', async ({ page }) => {
  await page.goto('writing/tabs')
  const article = page.locator('article')
  for (const text of [
    'Port side.',
    'Starboard side',
    'Stern.',
    'Long days.',
    'Long nights.',
    "first = 'javascript'",
  ]) {
    await expect(article.getByText(text)).toBeVisible()
  }
  for (const label of ['Red light', 'Green light', 'White light', 'Summer']) {
    await expect(article.getByText(label, { exact: true }).filter({ visible: true })).toHaveCount(1)
  }
  await expect(article.getByRole('tab')).toHaveCount(0)
})

test('[D1] without scripts the menu of a narrow screen opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('tides')
  await expect(sidebar(page)).toBeHidden()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(sidebar(page)).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'First entry' }).click()
  await expect(page.locator('h1')).toHaveText('First entry')
})
