import type { Page } from '@playwright/test'
import { expectAccessibleInModes } from './support/axe'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

const enlarge = (page: Page) => page.getByRole('button', { name: 'Enlarge: A lamp' })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'A lamp' })
const scrolls = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY)

test('a picture opens large by keyboard; Escape closes it and the focus is back on it', async ({
  page,
  visit,
}) => {
  await visit('writing/images')
  await enlarge(page).focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('group', { name: 'A lamp' }).locator('img').first()).toBeVisible()
  expect(await scrolls(page)).toBe('hidden')
  await expectAccessibleInModes(page, 'large picture', { within: 'dialog[open]' })
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(enlarge(page)).toBeFocused()
  expect(await scrolls(page)).not.toBe('hidden')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a picture opens large, and Close closes it', async ({ page }) => {
    await page.goto('writing/images')
    await enlarge(page).click()
    await expect(dialog(page)).toBeVisible()
    await dialog(page).getByRole('button', { name: 'Close' }).click()
    await expect(dialog(page)).toBeHidden()
  })
})
