import type { Browser, BrowserContext, Page } from '@playwright/test'

/** A page of ordinary size. */
const PAGE = 'atomic/authentication/login'
/** What the page still does by itself is over by then, in ms. */
const SETTLED = 1000

/** A browser that saves data: there search does not start by itself, so that its start can be timed. */
export async function savingContext(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  return context
}

/** The page after hydration, with nothing left to do. */
export async function openSettled(context: BrowserContext, site: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(site + PAGE, { waitUntil: 'load' })
  await page.locator('html[data-hydrated]').waitFor()
  await page.waitForTimeout(SETTLED)
  return page
}

/** The middle of the search box. A pointer is moved there by place: nothing then runs in the page but the page. */
export async function boxOf(page: Page): Promise<{ x: number; y: number }> {
  const box = page.getByRole('banner').getByRole('button', { name: /^(?:Loading|Search)/ })
  const place = await box.boundingBox()
  if (!place) throw new Error('The search box is not visible.')
  return { x: place.x + place.width / 2, y: place.y + place.height / 2 }
}

/** Until search can be used. */
export function usableBox(page: Page): Promise<void> {
  return page
    .getByRole('banner')
    .locator('button:enabled', { hasText: /^Search/ })
    .waitFor()
}
