import type { Page, Request } from '@playwright/test'
import { documentCount, expect, openSearch, signIn, test } from './support/example'

const SETTINGS = '**/api/v1/usersettings'

test('closing a preview leads back to the search, and Back does not open it again', async ({ page }) => {
  await openSearch(page, '?q=turbine')
  await page.getByRole('combobox', { name: 'Search' }).fill('battery')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Results for “battery”' })).toBeVisible()
  await page.getByRole('article').getByRole('link').first().click()
  const close = page.getByRole('button', { name: 'Close' })
  await expect(close).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(close).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Results for “turbine”' })).toBeVisible()
  await expect(close).toBeHidden()
})

test('a page that a search does not have is named, and the last page is offered', async ({ page }) => {
  await page.goto('?q=turbine&p=99')
  await signIn(page)
  await expect(page.getByText('There is no page 99')).toBeVisible()
  await page.getByRole('button', { name: 'Go to page 6' }).click()
  await expect(page.getByText('Page 6 of 6')).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('a first day after the last day is refused at the field', async ({ page }) => {
  await openSearch(page, '?q=turbine')
  await page.getByLabel('To', { exact: true }).fill('2024-01-01')
  await expect(page).toHaveURL(/2024-01-01/)
  await page.getByLabel('From').fill('2024-12-31')
  await expect(page.getByLabel('From')).toHaveAccessibleDescription('From is after To.')
  await expect(page.getByLabel('From')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).not.toHaveURL(/2024-12-31/)
  await page.getByLabel('From').fill('2023-06-01')
  await expect(page).toHaveURL(/2023-06-01/)
})

test('a search and a suggestion that are no longer needed are aborted', async ({ page }) => {
  await openSearch(page)
  const box = page.getByRole('combobox', { name: 'Search' })
  const isFor = (text: string, request: Request) =>
    request.method() === 'POST' && request.postData()?.includes(`"${text}"`) === true
  for (const [endpoint, older, newer] of [
    ['query', 'wind', 'battery'],
    ['search.suggest', 'turb', 'turbin'],
  ] as const) {
    // The older one is never answered.
    await page.route(`**/api/v1/${endpoint}`, (route) =>
      isFor(older, route.request()) ? undefined : route.continue(),
    )
    const isOlder = (request: Request) => request.url().endsWith(endpoint) && isFor(older, request)
    const sent = page.waitForRequest(isOlder)
    const aborted = page.waitForEvent('requestfailed', isOlder)
    await box.fill(older)
    if (endpoint === 'query') await box.press('Enter')
    await sent
    await box.fill(newer)
    if (endpoint === 'query') await box.press('Enter')
    expect((await aborted).failure()?.errorText).toContain('ABORTED')
  }
})

test('after an ended session, the focus is in the form', async ({ page, example, problems }) => {
  problems.expect(/status of 401|Failed to get JWT/)
  await openSearch(page, '?q=turbine')
  example.mock.set({ expiresAfter: 0 })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Your session has expired')).toBeVisible()
  await expect(page.getByLabel('User name')).toBeFocused()
})

test('the count of an excluded value keeps its distance from the button', async ({ page }) => {
  await openSearch(page, '?q=turbine')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 })
    const button = page.getByRole('button', { name: 'Exclude Report' })
    if (!(await button.isVisible())) await page.getByText('Filters', { exact: true }).click()
    if (width === 1280) await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    const count = page.getByRole('listitem').filter({ has: button }).locator('.count')
    const [left, right] = [await count.boundingBox(), await button.boundingBox()]
    expect((right?.x ?? 0) - (left?.x ?? 0) - (left?.width ?? 0)).toBeGreaterThanOrEqual(4)
  }
})

test('of two bookmarks, the first of which fails late, the second stays on the screen and on the server', async ({
  page,
  problems,
}) => {
  problems.expect(/status of 500|Server error/)
  await openSearch(page)
  const stars = page.getByRole('button', { name: /^Bookmark .+/ })
  await failFirstWrite(page)
  await stars.nth(0).click()
  await stars.nth(1).click()
  await expect(stars.nth(0)).toHaveAttribute('aria-pressed', 'true')
  await expect(stars.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('alert')).toContainText('The search server has a problem.')
  await expect(stars.nth(0)).toHaveAttribute('aria-pressed', 'false')
  await expect(stars.nth(1)).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await expect(stars.nth(0)).toBeEnabled()
  await expect(stars.nth(0)).toHaveAttribute('aria-pressed', 'false')
  await expect(stars.nth(1)).toHaveAttribute('aria-pressed', 'true')
})

test('settings that fail to load are reported, and can be retried', async ({ page, example, problems }) => {
  problems.expect(/status of 500|Server error/)
  example.mock.set({ errors: { 'api/v1/usersettings': 500 } })
  await page.goto('')
  await signIn(page)
  await expect(page.getByRole('alert')).toContainText('Your bookmarks and searches could not be loaded.')
  example.mock.set({ errors: {} })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('button', { name: /^Bookmark .+/ }).first()).toBeEnabled()
  await expect(page.getByRole('alert')).toBeHidden()
})

test('a search is saved, opened again from another one, and removed', async ({ page }) => {
  await openSearch(page, '?q=turbine')
  await page.getByRole('checkbox', { name: 'Report' }).check()
  await expect(page.getByRole('button', { name: 'Type: Report' })).toBeVisible()
  const count = await documentCount(page)
  // A page that is left before it has asked for the write never asks.
  const written = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/v1/usersettings'),
  )
  await page.getByRole('button', { name: 'Save search' }).click()
  await written
  await page.goto('?q=battery')
  await page.getByRole('button', { name: 'Saved searches 1' }).click()
  await page.getByRole('button', { name: 'turbine, 1 filter', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Type: Report' })).toBeVisible()
  expect(await documentCount(page)).toBe(count)
  await page.getByRole('button', { name: 'Saved searches 1' }).click()
  await page.getByRole('button', { name: 'Remove turbine, 1 filter' }).click()
  await expect(page.getByRole('button', { name: 'Saved searches 0' })).toBeVisible()
})

/** Lets the first write of settings fail, once the page has shown what it asked for. */
async function failFirstWrite(page: Page): Promise<void> {
  let writes = 0
  await page.route(SETTINGS, async (route) => {
    if (route.request().method() !== 'POST' || ++writes > 1) return route.continue()
    await expect(page.locator('.star[aria-pressed="true"]')).toHaveCount(2)
    await route.fulfill({ status: 500, json: {} })
  })
}
