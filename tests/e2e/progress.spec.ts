import type { Page } from '@playwright/test'
import { stopClock } from './support/clock'
import { hold } from './support/held'
import { inMain } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

const link = (page: Page) => inMain(page, 'a file beside')
const bar = (page: Page) => page.getByRole('progressbar', { name: 'Loading page' })

/** Returns the fraction of the width that the bar is set to. */
const share = (page: Page) =>
  bar(page).evaluate((element) =>
    Number(/scaleX\(([\d.]+)\)/.exec((element as HTMLElement).style.transform)?.[1]),
  )

test.beforeEach(async ({ page, visit }) => {
  await visit('writing/links')
  await stopClock(page)
})

test('[N7] [K1] a route change that takes longer than 200 ms shows a bar, from 0.08 of the width', async ({
  page,
}) => {
  const data = await hold(page, '**/headings.json')
  await link(page).click()
  await data.asked
  await page.clock.runFor(199)
  await expect(bar(page)).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(bar(page)).toHaveCount(1)
  expect(await share(page)).toBe(0.08)
})

test('[K1] the bar trickles by at most 0.02 every 800 ms, in steps of 200 ms', async ({ page }) => {
  const data = await hold(page, '**/headings.json')
  await link(page).click()
  await data.asked
  await page.clock.runFor(200)
  expect(await bar(page).evaluate((element) => getComputedStyle(element).transitionDuration)).toMatch(
    /^0\.2s/,
  )
  await page.clock.runFor(799)
  expect(await share(page)).toBe(0.08)
  // Each step is a random part of 0.02.
  let before = 0.08
  for (const [step, part] of [0.1, 0.5, 0.999].entries()) {
    await page.evaluate((random) => {
      Math.random = () => random
    }, part)
    await page.clock.runFor(step === 0 ? 1 : 800)
    const now = await share(page)
    expect(now - before).toBeCloseTo(part * 0.02, 6)
    before = now
  }
})

test('[N7] the bar fills and goes away when the page is there', async ({ page }) => {
  const data = await hold(page, '**/headings.json')
  await link(page).click()
  await data.asked
  await page.clock.runFor(250)
  await expect(bar(page)).toHaveCount(1)
  await data.release()
  await expect(page.locator('h1')).toHaveText('Headings')
  await expect.poll(() => share(page)).toBe(1)
  await page.clock.runFor(1000)
  await expect(bar(page)).toHaveCount(0)
})

test('[N7] a faster route change shows no bar', async ({ page }) => {
  await link(page).click()
  await expect(page.locator('h1')).toHaveText('Headings')
  await page.clock.runFor(2000)
  await expect(bar(page)).toHaveCount(0)
})
