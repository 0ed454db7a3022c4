import type { Page } from '@playwright/test'
import { hold } from './support/held'
import { inMain, scrollTo, sidebar } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

/** Expects an element just below the navbar, which covers the top of the page. */
async function expectAtTop(page: Page, id: string): Promise<void> {
  await expect
    .poll(() => page.evaluate((name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1, id))
    .toBeLessThan(140)
  const top = await page.evaluate(
    (name) => document.getElementById(name)?.getBoundingClientRect().top ?? -1,
    id,
  )
  const navbar = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  expect(top).toBeGreaterThanOrEqual(navbar - 1)
}

test('[N8] after a route change the view is at the top', async ({ page, visit }) => {
  await visit('tides')
  await scrollTo(page, 2000)
  await inMain(page, 'Back to the pier').click()
  await expect(page.locator('h1')).toHaveText('Links')
  expect(await scrollY(page)).toBe(0)
})

test('[N8] after a route change with a hash the view is at the anchor', async ({ page, visit }) => {
  await visit('writing/links')
  await inMain(page, 'a path of the site with an anchor').click()
  await expect(page.locator('h1')).toHaveText('Tides')
  await expectAtTop(page, 'mark-2')
})

test('[N8] the anchor is found when its name is encoded in the address', async ({ page, visit }) => {
  await visit('writing/links')
  await inMain(page, 'a place with another alphabet').click()
  await expect(page.locator('h1')).toHaveText('Tides')
  await expect(page).toHaveURL(/#gr%C3%B6%C3%9Fe$/)
  await expect(page.locator('#größe')).toBeInViewport()
})

test('[N8] a direct load with a hash is at the anchor, before and after hydration', async ({
  page,
  visit,
}) => {
  await visit('tides#mark-9')
  await expectAtTop(page, 'mark-9')
})

test('[N8] a hash on the same page moves the view', async ({ page, site, visit }) => {
  await visit('tides')
  await inMain(page, 'mark 9').or(inMain(page, 'Straight to mark 9')).first().click()
  await expect(page).toHaveURL(`${site.url}tides#mark-9`)
  await expectAtTop(page, 'mark-9')
})

test('[N8] back and forward restore the scroll position', async ({ page, visit }) => {
  await visit('tides')
  await scrollTo(page, 1500)
  await sidebar(page).getByRole('link', { name: 'Boats' }).click()
  await expect(page.locator('h1')).toHaveText('Boats')
  expect(await scrollY(page)).toBe(0)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Tides')
  await expect.poll(() => scrollY(page)).toBe(1500)
  await scrollTo(page, 900)
  await page.goForward()
  await expect(page.locator('h1')).toHaveText('Boats')
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBe(900)
})

test('[N8] back from a hash returns to where the reader was on the page', async ({ page, visit }) => {
  await visit('tides')
  await scrollTo(page, 300)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Mark 9' }).click()
  await expectAtTop(page, 'mark-9')
  await page.goBack()
  await expect.poll(() => scrollY(page)).toBe(300)
})

test('[N8] a reload keeps the scroll position', async ({ page, visit }) => {
  await visit('tides')
  await scrollTo(page, 1200)
  await page.reload()
  await expect.poll(() => scrollY(page)).toBe(1200)
})

test('[N8] a change of the query alone does not scroll', async ({ page, site, visit }) => {
  await visit('tides')
  const link = inMain(page, 'The same page with a query')
  await link.scrollIntoViewIfNeeded()
  const before = await scrollY(page)
  expect(before).toBeGreaterThan(500)
  await link.click()
  await expect(page).toHaveURL(`${site.url}tides?wind=west`)
  expect(await scrollY(page)).toBe(before)
})

test('[N8] a page that is left while it is still loading keeps its scroll position', async ({
  page,
  visit,
}) => {
  await visit('writing/links')
  await inMain(page, 'a path of the site with an anchor').click()
  await expect(page.locator('h1')).toHaveText('Tides')
  await scrollTo(page, 2500)
  const links = await hold(page, '**/writing/links.json')
  await page.goBack()
  await links.asked
  await page.getByRole('banner').getByRole('link', { name: 'Logbook' }).click()
  await expect(page.locator('h1')).not.toHaveText('Tides')
  await links.release()
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Links')
  expect(await scrollY(page)).toBe(0)
})
