import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { expect, hydrated, test } from './support/test'

const ID = 'docusaurus.announcement.id'
const DISMISS = 'docusaurus.announcement.dismiss'

const bar = (page: Page) => page.getByRole('region', { name: 'Announcement' })
const closeButton = (page: Page) => bar(page).getByRole('button', { name: 'Close announcement' })

/** Stores what an earlier visit left behind, and visits again. */
async function returnWith(page: Page, stored: Record<string, string>): Promise<void> {
  await page.evaluate((items) => {
    localStorage.clear()
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, stored)
  await page.reload()
  await hydrated(page)
}

const storedNow = (page: Page) => page.evaluate(() => ({ ...localStorage }))

/** Runs in the page: records in each frame whether the bar is shown, until the page is interactive. */
function recordFrames(): void {
  const frames: (boolean | undefined)[] = []
  Reflect.set(window, 'frames_', frames)
  const record = () => {
    const shown = document.querySelector('[aria-label="Announcement"]')
    if (shown) frames.push(shown.checkVisibility())
    if (document.documentElement.dataset.hydrated === undefined) requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
}

test.describe('an announcement that can be closed', () => {
  test.use({ siteName: 'notice' })

  test('[N6] it is at the very top of every page, and says what its author wrote', async ({
    page,
    site,
    visit,
  }) => {
    await visit('./')
    await expect(bar(page)).toHaveText('The winter timetable starts on Monday.')
    const { y, height } = (await bar(page).boundingBox()) ?? { y: -1, height: -1 }
    expect(y).toBe(0)
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(height)
    await bar(page).getByRole('link', { name: 'starts on Monday' }).click()
    await expect(page).toHaveURL(`${site.url}timetable`)
    await expect(page.locator('h1')).toHaveText('Timetable')
    await expect(bar(page)).toBeVisible()
  })

  test('[N6] [S7] closing it stores a flag, and it is in no frame of later visits', async ({
    page,
    visit,
  }) => {
    await page.addInitScript(recordFrames)
    await visit('./')
    await closeButton(page).press('Enter')
    await expect(bar(page)).toBeHidden()
    expect(await storedNow(page)).toMatchObject({ [DISMISS]: 'true', [ID]: 'announcement-bar' })
    await expect(page.getByRole('banner').getByRole('link', { name: 'Ferry' })).toBeFocused()
    await page.getByRole('main').getByRole('link', { name: 'the rules of the crossing' }).click()
    await expect(page.locator('h1')).toHaveText('The crossing')
    await expect(bar(page)).toBeHidden()

    await page.reload()
    await hydrated(page)
    const frames = await page.evaluate(() => Reflect.get(window, 'frames_') as boolean[])
    expect(new Set(frames)).toEqual(new Set([false]))
    await expect(bar(page)).toBeHidden()
  })

  test('[N6] a dismissed one is hidden before the module script runs', async ({ page, problems, visit }) => {
    await visit('./')
    await closeButton(page).click()
    problems.expect(/net::ERR_FAILED/)
    await page.route(/\.(js|ts|tsx|mjs)(\?|$)/, (route) => route.abort())
    await page.reload()
    await expect(page.locator('h1')).toBeVisible()
    await expect(bar(page)).toBeHidden()
  })

  test('[S7] other tabs close it as well', async ({ context, page, site, visit }) => {
    await visit('./')
    const other = await context.newPage()
    await other.goto(`${site.url}contact`)
    await hydrated(other)
    await closeButton(other).click()
    await expect(bar(page)).toBeHidden()
  })

  test('[S8] a changed id is stored, and the bar shows again', async ({ page, visit }) => {
    await visit('./')
    await returnWith(page, { [ID]: 'summer', [DISMISS]: 'true' })
    await expect(bar(page)).toBeVisible()
    expect(await storedNow(page)).toEqual({ [ID]: 'announcement-bar', [DISMISS]: 'false' })
  })

  test('[S9] the old misspelled id counts as the right one, and is rewritten', async ({ page, visit }) => {
    await visit('./')
    await returnWith(page, { [ID]: 'annoucement-bar', [DISMISS]: 'true' })
    await expect(bar(page)).toBeHidden()
    expect(await storedNow(page)).toEqual({ [ID]: 'announcement-bar', [DISMISS]: 'true' })
    await returnWith(page, { [ID]: 'annoucement-bar', [DISMISS]: 'false' })
    await expect(bar(page)).toBeVisible()
  })

  test('what sticks below the navbar is right with the bar above it and without', async ({ page, visit }) => {
    await page.setViewportSize({ width: 1280, height: 700 })
    await visit('crossing')
    const hide = page.getByRole('button', { name: 'Hide sidebar' })
    const banner = page.getByRole('banner')
    await expect(hide).toBeInViewport({ ratio: 1 })
    await page.evaluate(() => window.scrollTo(0, 20))
    await expect(hide).toBeInViewport({ ratio: 1 })
    await page.getByRole('main').getByRole('link', { name: 'the landing' }).click()
    await expect(banner).toBeInViewport({ ratio: 1 })
    await expect(hide).toBeInViewport({ ratio: 1 })
    const [heading, navbar] = [await page.locator('#landing').boundingBox(), await banner.boundingBox()]
    expect(heading?.y).toBeGreaterThanOrEqual((navbar?.y ?? 0) + (navbar?.height ?? 0))
    expect(heading?.y).toBeLessThan(140)
  })

  test('axe finds nothing on a page with an announcement, narrow and wide, light and dark', async ({
    page,
    visit,
  }) => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.addInitScript((mode) => localStorage.setItem('theme', mode), colorScheme)
      await visit('./')
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page, `announcement, ${colorScheme}, ${width} px`)
      }
    }
  })

  test('without scripts it is there to read, without a button that does nothing', async ({
    browser,
    site,
  }) => {
    const page = await browser.newPage({ javaScriptEnabled: false })
    await page.goto(site.url)
    await expect(bar(page)).toBeVisible()
    await expect(bar(page).getByRole('button')).toHaveCount(0)
    await page.close()
  })
})

test.describe('an announcement that cannot be closed', () => {
  test.use({ siteName: 'fixed' })

  test('[N6] it has no button', async ({ page, visit }) => {
    await visit('./')
    await expect(bar(page)).toHaveText('Fire drill at two.')
    await expect(bar(page).getByRole('button')).toHaveCount(0)
  })
})

test('[N6] a site without one has neither a bar nor anything stored about it', async ({ page, visit }) => {
  await visit('./')
  await expect(bar(page)).toHaveCount(0)
  expect(Object.keys(await storedNow(page)).filter((key) => key.includes('announcement'))).toEqual([])
})
