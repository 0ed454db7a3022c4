import type { Page } from '@playwright/test'
import { framesLater, isMarked, mark } from './support/document'
import { inMain, sidebar } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen', search: true })

const link = (page: Page) => inMain(page, 'a file beside')

/** Records requests for page data and island chunks. The search files are neither. */
function watch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isPage = pathname.endsWith('.json') && !pathname.includes('/assets/')
    if (isPage || pathname.includes('.island')) asked.push(pathname)
  })
  return asked
}

test('[C4] no page is fetched before it is likely to be visited', async ({ page, visit }) => {
  const asked = watch(page)
  await visit('writing/links')
  await page.mouse.move(1, 1)
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  // A headless browser may never consider a page idle that has nothing to paint.
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 })))
  expect(asked).toEqual([])
})

test('[C4] a page is fetched on navigation, once, and as data: the document stays', async ({
  page,
  visit,
}) => {
  // On such a connection, only the navigation itself makes requests.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  await visit('writing/links')
  await mark(page)
  const asked = watch(page)
  await link(page).click()
  await expect(page.locator('h1')).toHaveText('Headings')
  expect(asked).toEqual(['/kitchen/writing/headings.json'])
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Links')
  await page.goForward()
  await expect(page.locator('h1')).toHaveText('Headings')
  expect(new Set(asked).size, 'no page twice').toBe(asked.length)
  expect(await isMarked(page)).toBe(true)
})

test('[S13] a pointer over a link fetches its page, once', async ({ page, visit }) => {
  await visit('writing/links')
  const asked = watch(page)
  const fetched = page.waitForResponse('**/writing/headings.json')
  await link(page).hover()
  await (await fetched).finished()
  await link(page).click()
  await expect(page.locator('h1')).toHaveText('Headings')
  expect(asked).toEqual(['/kitchen/writing/headings.json'])
})

test('[S13] the focus on a link fetches its page', async ({ page, visit }) => {
  await visit('writing/links')
  const fetched = page.waitForRequest('**/writing/headings.json')
  await link(page).focus()
  await fetched
})

test('[S13] the script of an island loads with the first page that shows it', async ({ page, visit }) => {
  await visit('writing/links')
  const counter = /Counter/
  const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect((await loaded()).filter((name) => counter.test(name))).toEqual([])
  await sidebar(page).getByRole('link', { name: 'Islands' }).click()
  await expect(page.getByRole('button', { name: 'block: 0' })).toBeVisible()
  expect((await loaded()).filter((name) => counter.test(name))).toHaveLength(1)
})

for (const connection of [{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }]) {
  test(`[S13] nothing is prefetched with ${JSON.stringify(connection)}, and a click still works`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    await visit('writing/links')
    const asked = watch(page)
    await link(page).hover()
    await link(page).focus()
    const closed = sidebar(page).locator('[aria-expanded="false"]').first()
    await closed.hover()
    await closed.focus()
    await framesLater(page)
    expect(asked).toEqual([])
    await link(page).click()
    await expect(page.locator('h1')).toHaveText('Headings')
  })
}
