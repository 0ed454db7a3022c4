import type { Frame, Page } from '@playwright/test'
import { isMarked, mark } from './document'
import { expect, hydrated } from './test'

export const sidebar = (page: Page | Frame) => page.getByRole('navigation', { name: 'Docs sidebar' })
export const inMain = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

/** Scrolls instantly, and waits for the browser's event at its end. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (y) => {
    const ended = new Promise((resolve) => addEventListener('scrollend', resolve, { once: true }))
    window.scrollTo({ top: y, behavior: 'instant' })
    await ended
  }, top)
}

/** Follows the link in `writing/links`, and expects its page to be loaded as a new document. */
export async function followInFull(page: Page): Promise<void> {
  await mark(page)
  await inMain(page, 'a file beside').click()
  await expect(page.locator('main h1')).toHaveText('Headings')
  await hydrated(page)
  expect(await isMarked(page)).toBe(false)
}
