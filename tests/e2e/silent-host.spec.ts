import type { Page } from '@playwright/test'
import { stopClock } from './support/clock'
import { isMarked, mark } from './support/document'
import { inMain } from './support/page'
import { expect, test } from './support/test'

// A host that accepts a request and never answers it. Waits are those of the stopped clock.

const link = (page: Page) => inMain(page, 'a file beside')
const title = (page: Page) => page.locator('main h1')

/** Lets the host fall silent at the next request for a file, while `act` makes the page ask for it. */
async function fallSilent(page: Page, file: string, act: () => Promise<void>): Promise<void> {
  await page.route(file, () => {}, { times: 1 })
  const asked = page.waitForRequest(file)
  await act()
  await asked
}

test.describe('in the data of a page', () => {
  // Without it, nothing is fetched by pointing.
  test.use({ siteName: 'kitchen', search: true })

  test('[S12] a click loads the page in full after five seconds', async ({ page, visit }) => {
    await visit('writing/links')
    await mark(page)
    await stopClock(page)
    await fallSilent(page, '**/headings.json', () => link(page).click())
    await page.clock.runFor(5000)
    await expect(title(page)).toHaveText('Headings')
    expect(await isMarked(page)).toBe(false)
  })

  test('[S13] pointing at a link costs no more than that request: a click asks again', async ({
    page,
    visit,
  }) => {
    await visit('writing/links')
    await mark(page)
    await stopClock(page)
    await fallSilent(page, '**/headings.json', () => link(page).hover())
    const ended = page.waitForEvent('requestfailed')
    await page.clock.runFor(5000)
    await ended
    await link(page).click()
    await expect(title(page)).toHaveText('Headings')
    expect(await isMarked(page)).toBe(true)
  })

  test('[S12] [D14] a page that no silent host has in full is reported, and Retry loads it', async ({
    page,
    visit,
  }) => {
    await visit('writing/links')
    await mark(page)
    await stopClock(page)
    await fallSilent(page, '**/writing/headings.json', () => link(page).click())
    await fallSilent(page, '**/writing/headings', () => page.clock.runFor(5000))
    await page.clock.runFor(20_000)
    await expect(title(page)).toHaveText('Headings could not be loaded')
    await page.getByRole('main').getByRole('button', { name: 'Retry' }).click()
    await expect(title(page)).toHaveText('Headings')
    expect(await isMarked(page)).toBe(true)
  })
})

test.describe('in a script', () => {
  test.use({ siteName: 'kitchen' })

  test('[D14] a button says that it is not loaded, and pressing it again asks again', async ({
    page,
    context,
    visit,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await visit('writing/code')
    await stopClock(page)
    const copy = page.locator('article figure').first().getByRole('button', { name: /^Copy/ })
    await fallSilent(page, '**/use-tool-*.js', () => copy.click())
    await page.clock.runFor(10_000)
    await expect(copy.getByRole('alert')).toHaveText(': not loaded')
    await copy.click()
    await page.clock.runFor(100)
    await expect(page.locator('article figure').first().getByRole('button', { name: 'Copied' })).toBeVisible()
  })
})

test.describe('in the script of an editor', () => {
  test.use({ siteName: 'try' })

  test('[D14] its button says so, and pressing it again opens it', async ({ page, visit }) => {
    await visit('./')
    await stopClock(page)
    const open = page.getByRole('button', { name: 'Try it' }).first()
    await fallSilent(page, '**/TryEditor-*.js', () => open.click())
    await page.clock.runFor(10_000)
    await expect(page.locator('.try').getByRole('alert').first()).toHaveText(/could not be/)
    await open.click()
    await expect(page.getByRole('textbox', { name: 'Code to try' })).toBeVisible()
  })
})

test.describe('in the script of an island', () => {
  test.use({ siteName: 'crash' })

  test('[X3] the page becomes interactive without it, and Retry loads it', async ({ page, problems }) => {
    problems.expect(/did not come|could not be loaded|sail is torn/)
    await page.clock.install({ time: 0 })
    await fallSilent(page, '**/Gauge.island*', () => page.goto('gauges').then(() => {}))
    await page.clock.pauseAt(61_000)
    await page.clock.runFor(21_000)
    const alerts = page.getByRole('alert')
    await expect(alerts).toHaveCount(2)
    await page.getByRole('button', { name: 'Hoist' }).click()
    await alerts.first().getByRole('button', { name: 'Retry' }).click()
    await expect(alerts).toHaveCount(0)
    await page
      .getByRole('button', { name: /^Level/ })
      .first()
      .click()
    await expect(page.getByRole('button', { name: /^Level/ }).first()).toHaveText('Level: 1')
  })
})
