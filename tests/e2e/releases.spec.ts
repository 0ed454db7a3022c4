import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { sidebar } from './support/page'
import { expect, hydrated, test } from './support/test'

const PAGE = 'atomic-angular/stores/query-params'

const choice = (page: Page) => page.getByRole('combobox', { name: 'I use' })
/** A fact of this release on that page. */
const from11_13 = (page: Page) => page.getByRole('listitem').filter({ hasText: 'getFilter takes an object' })
const line = (page: Page) => page.locator('.release-line')
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs-release'))

test('a release is chosen once, with the keyboard, and stays chosen on other pages and on the way back', async ({
  page,
  visit,
}) => {
  await visit(PAGE)
  await expect(line(page)).toContainText('Describes @sinequa/atomic-angular 0.1.88. Sinequa 11.13 and 11.14')
  await expect(from11_13(page)).toBeVisible()
  await choice(page).focus()
  await page.keyboard.press('ArrowDown')
  await expect(choice(page)).toHaveValue('0.1')
  await expect(from11_13(page)).toBeHidden()
  await expect(line(page)).toContainText('Yours comes with 0.1.88 or a later 0.1')
  expect(await stored(page)).toBe('0.1')
  await expectAccessible(page, 'a release is chosen')

  await sidebar(page).getByRole('link', { name: 'Selection', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Selection')
  await expect(choice(page)).toHaveValue('0.1')
  await choice(page).selectOption('11.13.0')
  await page.goBack()
  await expect(choice(page)).toHaveValue('11.13.0')
  await expect(from11_13(page)).toBeVisible()

  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-release', '11.13.0')
  await hydrated(page)
  await choice(page).selectOption('')
  expect(await stored(page)).toBeNull()
})

test('a link carries a release, which a later choice replaces', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit('mint/versions?release=11.14.0')
  await expect(choice(page)).toHaveValue('11.14.0')
  expect(new URL(page.url()).search).toBe('')
  const rows = page.getByRole('row')
  await expect(rows.filter({ hasText: '2026, newest seen' })).toBeVisible()
  await expect(rows.filter({ hasText: /^This site/ })).toBeHidden()
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(390)

  await choice(page).selectOption('0.1')
  await page.reload()
  await hydrated(page)
  await expect(choice(page)).toHaveValue('0.1')
  await expect(rows.filter({ hasText: /^This site/ })).toBeVisible()
  await expect(rows.filter({ hasText: '2026, newest seen' })).toBeHidden()
})

test('the note above a page of Mint names the releases that concern the reader', async ({ page, visit }) => {
  const changed = (release: string) =>
    page.getByText('Written for Mint with').getByRole('link', { name: release, exact: true })
  await visit('mint/features/search')
  await expect(changed('11.13.0')).toBeVisible()
  await expect(changed('11.14.0')).toBeVisible()
  await visit('mint/features/search?release=11.13.0')
  await expect(changed('11.13.0')).toBeVisible()
  await expect(changed('11.14.0')).toBeHidden()
  await visit('mint/features/search?release=0.1')
  await expect(changed('11.13.0')).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('facts of all releases are shown, and no menu', async ({ page }) => {
    await page.goto(PAGE)
    await expect(from11_13(page)).toBeVisible()
    await expect(line(page)).toContainText(
      'Describes @sinequa/atomic-angular 0.1.88. Sinequa 11.13 and 11.14',
    )
    await expect(choice(page)).toBeHidden()
  })
})
