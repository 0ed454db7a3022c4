import type { Page } from '@playwright/test'
import { sidebar } from './page'
import { expect } from './test'

export const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true })
export const back = (page: Page) => page.getByRole('button', { name: '← Back to main menu' })
export const toDocs = (page: Page) => page.getByRole('button', { name: 'Docs menu →' })
export const main = (page: Page) => page.locator('[popover]').getByRole('navigation', { name: 'Main' })
export const title = (page: Page) => page.locator('h1')
export const hasFocus = (page: Page) => page.locator('[popover]:focus-within')

export async function openMenu(page: Page): Promise<void> {
  await menuButton(page).click()
  await expect(page.locator('[popover]:popover-open')).toBeVisible()
}

/** Expects the menu to be closed, and its entry removed: browsers go back asynchronously. */
export async function expectClosed(page: Page): Promise<void> {
  await expect(sidebar(page).or(main(page)).filter({ visible: true })).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()
}

/** Navigates from the tides to the rowing boat, so that there is a page to go back to. */
export async function comeToRowing(page: Page): Promise<void> {
  await page.locator('main').getByRole('link', { name: 'the rowing boat' }).click()
  await expect(title(page)).toHaveText('Rowing boat')
}
