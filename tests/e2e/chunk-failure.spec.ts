import type { Page, Route } from '@playwright/test'
import { isMarked, mark } from './support/document'
import { sidebar } from './support/page'
import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'crash' })

const CHUNK = '**/Gauge.island*'
const level = (page: Page) => page.getByRole('button', { name: /^Level/ })

/** Makes the first requests for the chunk fail. @returns how many requests there were. */
async function failChunk(page: Page, failures: number): Promise<() => number> {
  let asked = 0
  await page.route(CHUNK, (route) => (++asked > failures ? route.continue() : route.abort()))
  return () => asked
}

async function withoutPreloads(route: Route): Promise<void> {
  const response = await route.fetch()
  const html = await response.text()
  await route.fulfill({ response, body: html.replace(/<link rel="modulepreload"[^>]*>/g, '') })
}

test('[X3] an island whose chunk fails once is loaded again by itself', async ({ page, problems, visit }) => {
  problems.expect(/Gauge/)
  const asked = await failChunk(page, 1)
  await page.route('**/gauges', withoutPreloads)
  await visit('gauges')
  await level(page).first().click()
  await expect(level(page).first()).toHaveText('Level: 1')
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(asked()).toBe(2)
})

test('[X3] an island whose chunk fails again shows the error in its place, and Retry loads it', async ({
  page,
  problems,
}) => {
  problems.expect(/Gauge|could not be loaded/)
  const asked = await failChunk(page, Number.POSITIVE_INFINITY)
  await page.goto('gauges')
  await hydrated(page)
  const alerts = page.getByRole('alert')
  await expect(alerts).toHaveCount(2)
  await expect(alerts.first()).toContainText(/^This part of the page could not be loaded\.\s+Cause:\s+\S/)
  for (const prose of ['Before the gauge.', 'Text inside the gauge.', 'After the gauge.'])
    await expect(page.getByText(prose)).toHaveCount(1)
  // Islands that did load work.
  await expect(page.getByRole('button', { name: 'Hoist' })).toBeVisible()
  const retry = alerts.first().getByRole('button', { name: 'Retry' })
  const before = asked()
  await retry.click()
  await expect.poll(asked, 'twice, as the first time').toBe(before + 2)
  await expect(alerts).toHaveCount(2)

  await page.unroute(CHUNK)
  await mark(page)
  await retry.click()
  await expect(alerts).toHaveCount(0)
  await level(page).nth(1).click()
  await expect(level(page)).toHaveText(['Level: 0', 'Level: 1'])
  await expect(page.getByText('Text inside the gauge.')).toHaveCount(1)
  expect(await isMarked(page)).toBe(true)
})

test('[S12] [X3] a route change to a page whose chunk fails loads it in full, and its prose stays', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/Gauge|could not be loaded/)
  await failChunk(page, Number.POSITIVE_INFINITY)
  await visit('squalls')
  await mark(page)
  await sidebar(page).getByRole('link', { name: 'Gauges' }).click()
  await expect(page.locator('h1')).toHaveText('Gauges')
  await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible()
  await expect(page.getByText('Text inside the gauge.')).toHaveCount(1)
  expect(await isMarked(page)).toBe(false)
})

test('[X3] a page that cannot be loaded at all shows the error in its place, and Retry loads it', async ({
  page,
  context,
  problems,
  visit,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|could not be loaded|sail is torn/)
  await visit('fog')
  await mark(page)
  await sidebar(page).getByRole('link', { name: 'Squalls' }).click()
  await expect(page.locator('h1')).toHaveText('Squalls')
  const column = await page.locator('h1').boundingBox()
  await context.setOffline(true)
  const link = sidebar(page).getByRole('link', { name: 'Gauges' })
  await link.click()
  const notice = page.getByRole('main').getByRole('alert')
  await expect(notice).toContainText('This page could not be loaded.')
  await expect(notice).toContainText('You are offline.')
  await expect(page).toHaveURL(/\/gauges$/)
  await expect(page.locator('main article')).toHaveCount(0)
  await expect(page.locator('h1')).toHaveText('Gauges could not be loaded')
  expect(await notice.boundingBox(), 'in the column of the text').toMatchObject({
    x: column?.x,
    width: column?.width,
  })
  await expect(page).toHaveTitle(/^Gauges could not be loaded/)
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await expect(link).toHaveAttribute('aria-current', 'page')

  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Squalls')
  await page.goForward()
  await expect(notice).toBeVisible()
  const retry = notice.getByRole('button', { name: 'Retry' })
  const isAsked = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/gauges'))
  await retry.click()
  await isAsked
  await expect(notice).toBeVisible()

  await page.route(/\/gauges/, (route) => route.abort())
  await context.setOffline(false)
  await retry.click()
  await expect(notice).toContainText('There was no answer from the server.')
  await page.unroute(/\/gauges/)
  await retry.click()
  await expect(page.locator('h1')).toHaveText('Gauges')
  await expect(page.locator('h1')).toBeFocused()
  await expect(page).toHaveTitle(/^Gauges/)
  await level(page).first().click()
  await expect(level(page).first()).toHaveText('Level: 1')
  expect(await isMarked(page)).toBe(true)
})

test('[X3] a page that a server refuses shows its answer, beside the sidebar of the page before', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/500|could not be loaded|sail is torn/)
  await visit('fog')
  await page.route(/\/elsewhere/, (route) => route.fulfill({ status: 500, body: '' }))
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: 'elsewhere', textContent: 'here' })
    document.querySelector('article')?.append(link)
    link.click()
  })
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    'The server answered with status 500.',
  )
  await expect(page.locator('h1')).toHaveText('elsewhere could not be loaded')
  await expect(sidebar(page)).toBeVisible()
})
