import type { APIRequestContext, Page } from '@playwright/test'
import { framesLater, isMarked, mark } from './support/document'
import { hold } from './support/held'
import { sidebar } from './support/page'
import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'kitchen', search: true })

const WHOLE = '**/assets/hashed/style-*.css'
const title = (page: Page) => page.locator('main h1')
const toTabs = (page: Page) => sidebar(page).getByText('Tabs', { exact: true })

async function styleIn(request: APIRequestContext, path: string): Promise<string> {
  const html = await (await request.get(path)).text()
  return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
}

/** Records requests for the style sheet of all pages. */
function watchWhole(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/style-[^/]*\.css$/.test(request.url())) asked.push(request.url())
  })
  return asked
}

test('a document carries the style of what is in it, and not that of other pages', async ({ request }) => {
  const [tabs, admonitions, about] = await Promise.all(
    ['writing/tabs', 'writing/admonitions', 'about'].map((path) => styleIn(request, path)),
  )
  const has = (style = '') => ({
    tabs: style.includes('.tab-'),
    tips: style.includes('.admonition-tip'),
    breadcrumbs: style.includes('.breadcrumbs li'),
    // Created by a script, on every page.
    progress: style.includes('.progress-bar{'),
    text: style.includes('.prose '),
  })
  expect(has(tabs)).toEqual({ tabs: true, tips: false, breadcrumbs: true, progress: true, text: true })
  expect(has(admonitions)).toEqual({ tabs: false, tips: true, breadcrumbs: true, progress: true, text: true })
  expect(has(about)).toEqual({ tabs: false, tips: false, breadcrumbs: false, progress: true, text: true })
})

test('the style of all pages comes once the page is idle, before a reader goes to another, and once', async ({
  page,
  visit,
}) => {
  const asked = watchWhole(page)
  await visit('writing/admonitions')
  await expect.poll(() => asked.length).toBe(1)
  await toTabs(page).click()
  await expect(title(page)).toHaveText('Tabs')
  await page.goBack()
  await expect(title(page)).toHaveText('Admonitions')
  expect(asked).toHaveLength(1)
})

test('the style of all pages does not touch the first page until another one is near', async ({
  page,
  visit,
}) => {
  await visit('writing/admonitions')
  const whole = page.locator('link[href*="/style-"]')
  await expect(whole).toHaveAttribute('media', 'print')
  await toTabs(page).hover()
  await expect(whole).toHaveAttribute('media', 'all')
})

test('on a slow connection the style of all pages loads with the first navigation', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  )
  const asked = watchWhole(page)
  await visit('writing/admonitions')
  await framesLater(page)
  expect(asked).toEqual([])
  await toTabs(page).click()
  await expect(title(page)).toHaveText('Tabs')
  expect(asked).toHaveLength(1)
})

test('a page is not shown before its style is there', async ({ page, visit }) => {
  const style = await hold(page, WHOLE)
  await visit('writing/admonitions')
  const data = page.waitForResponse('**/writing/tabs.json')
  await toTabs(page).click()
  await style.asked
  await (await data).finished()
  await framesLater(page)
  await expect(title(page)).toHaveText('Admonitions')
  await style.release()
  await expect(title(page)).toHaveText('Tabs')
  await expect(page.locator('main').getByRole('tablist').first()).toHaveCSS('display', 'flex')
})

test('a page whose style fails to load is loaded in full', async ({ page, problems, visit }) => {
  problems.expect(/\.css/)
  await page.route(WHOLE, (route) => route.abort())
  await visit('writing/admonitions')
  await mark(page)
  await toTabs(page).click()
  await expect(title(page)).toHaveText('Tabs')
  await hydrated(page)
  expect(await isMarked(page)).toBe(false)
  await expect(page.locator('main').getByRole('tablist').first()).toHaveCSS('display', 'flex')
})
