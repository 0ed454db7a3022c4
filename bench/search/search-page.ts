import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A page of ordinary size. */
const PAGE = 'atomic/authentication/login'
/** By then, in ms, the page has finished everything automatic. */
const SETTLED = 1000

/** Returns a browser with data-saver, in which search does not start by itself and can be timed. */
export async function savingContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  return context
}

/** Opens the page and waits until it is hydrated and idle. */
export async function openSettled(context: BrowserContext, site: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(site + PAGE, { waitUntil: 'load' })
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForTimeout(SETTLED)
  return page
}

/** Returns the center of the search box. Moving the pointer by position runs no script but the page's own. */
export async function boxOf(page: Page): Promise<{ x: number; y: number }> {
  const box = page.getByRole('banner').getByRole('button', { name: /^(?:Loading|Search)/ })
  const place = await box.boundingBox()
  if (!place) throw new Error('The search box is not visible.')
  return { x: place.x + place.width / 2, y: place.y + place.height / 2 }
}

/** Waits until search is usable. */
export function usableBox(page: Page): Promise<void> {
  return page
    .getByRole('banner')
    .locator('button:enabled', { hasText: /^Search/ })
    .waitFor()
}
