import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

/** Follows a link in the text to an anchor on this page, by its whole URL. */
async function followOwnLink(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'A place below' })
    document.querySelector('main')?.prepend(link)
  }, href)
  await page.getByRole('link', { name: 'A place below' }).click()
}

test('[N8] a link to a place of the page scrolls there, and leaves the query of the address in the same document', async ({
  page,
  visit,
}) => {
  await visit('tides?wind=west')
  const first = await page.evaluateHandle(() => document.documentElement)
  await followOwnLink(page, 'tides.html#mark-9')
  await expect(page).toHaveURL(/\/tides#mark-9$/)
  await expect(page.locator('#mark-9')).toBeInViewport()
  expect(await first.evaluate((element) => element.isConnected)).toBe(true)
})

test('[N8] going back from an anchor finds the position in a browser without the event scrollend', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true)
  })
  await visit('tides')
  await page.evaluate(() => window.scrollTo(0, 700))
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#mark-9"]')?.click())
  await expect(page).toHaveURL(/#mark-9$/)
  await page.goBack()
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(700)
})
