import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
    Reflect.deleteProperty(window, 'onscrollend')
    addEventListener('scrollend', (event) => event.isTrusted && event.stopImmediatePropagation(), true)
  })
})

/** Opens a page with the script that only such browsers load. */
async function visitWithScript(page: Page, visit: (path: string) => Promise<unknown>, path: string) {
  const script = page.waitForResponse(/older-browsers/)
  await visit(path)
  // Resolves when the script has run.
  await page.evaluate((url) => import(url), (await script).url())
}

const position = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

test('[N8] going back and forward finds the position in a browser without the event scrollend', async ({
  page,
  visit,
}) => {
  await visitWithScript(page, visit, 'writing/links')
  await page.getByRole('main').getByRole('link', { name: 'a path of the site with an anchor' }).click()
  await expect(page.locator('h1')).toHaveText('Tides')
  const isNoted = page.waitForFunction(() => history.state?.scrollY === 800)
  await page.evaluate(() => window.scrollTo(0, 800))
  await isNoted
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Links')
  await page.goForward()
  await expect(page.locator('h1')).toHaveText('Tides')
  await expect.poll(() => position(page)).toBe(800)
})

test('[N8] a reload stays where the reader was, and not at the anchor', async ({ page, visit }) => {
  await visitWithScript(page, visit, 'tides#mark-2')
  const isNoted = page.waitForFunction(() => history.state?.scrollY === 900)
  await page.evaluate(() => window.scrollTo(0, 900))
  await isNoted
  await page.reload()
  await expect.poll(() => position(page)).toBe(900)
})
