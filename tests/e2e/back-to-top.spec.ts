import type { Page } from '@playwright/test'
import { stopClock } from './support/clock'
import { scrollTo, sidebar } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

const button = (page: Page) => page.getByRole('button', { name: 'Back to top' })
const position = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls up to 2000 px, so that the button is shown. */
async function comeUp(page: Page): Promise<void> {
  await scrollTo(page, 2400)
  await scrollTo(page, 2000)
  await expect(button(page)).toBeVisible()
}

/** Disables the browser's own smooth scrolling, as in Safari before 15.4. */
async function withoutSmoothScroll(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { supports } = CSS
    CSS.supports = (...query: string[]) =>
      query[0] !== 'scroll-behavior' && Reflect.apply(supports, CSS, query)
  })
}

/** Records the arguments of `window.scrollTo` from now on. */
async function recordMoves(page: Page): Promise<() => Promise<unknown[]>> {
  await page.evaluate(() => {
    const moves: unknown[] = []
    const { scrollTo: original } = window
    Object.assign(window, {
      moves,
      scrollTo(...places: [number, number]) {
        moves.push(places.at(-1))
        original.apply(window, places)
      },
    })
  })
  return () => page.evaluate(() => Reflect.get(window, 'moves'))
}

test('[K6] the button appears on scrolling up, and disappears on scrolling down and near the top', async ({
  page,
  visit,
}) => {
  await visit('tides')
  await scrollTo(page, 2000)
  await expect(button(page)).toHaveCount(0)
  await scrollTo(page, 1900)
  await expect(button(page)).toBeVisible()
  await scrollTo(page, 1950)
  await expect(button(page)).toHaveCount(0)
  await scrollTo(page, 301)
  await expect(button(page)).toBeVisible()
  await scrollTo(page, 299)
  await expect(button(page)).toHaveCount(0)
})

test('[K6] a jump to an anchor does not show the button, and another page hides it', async ({
  page,
  visit,
}) => {
  await visit('tides')
  await comeUp(page)
  const toc = page.getByRole('navigation', { name: 'On this page' })
  await toc.getByRole('link', { name: 'Mark 2', exact: true }).click()
  await expect(page.locator('#mark-2')).toBeInViewport()
  await expect(button(page)).toHaveCount(0)
  await comeUp(page)
  await sidebar(page).getByRole('link', { name: 'Boats' }).click()
  await expect(page.locator('h1')).toHaveText('Boats')
  await expect(button(page)).toHaveCount(0)
})

test('[K6] without it each frame moves 85 % of the remaining distance, and the keyboard goes on from the start', async ({
  page,
  visit,
}) => {
  await withoutSmoothScroll(page)
  await visit('tides')
  await comeUp(page)
  const box = await button(page).boundingBox()
  expect(box?.width).toBeGreaterThanOrEqual(44)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  const moves = await recordMoves(page)
  await button(page).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => position(page)).toBe(0)
  expect(await moves()).toEqual([300, 45, 6, 0])
  await expect(button(page)).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
})

test('[K6] it stops when the reader scrolls by wheel, touch or key', async ({ page, visit }) => {
  await withoutSmoothScroll(page)
  await visit('tides')
  await stopClock(page)
  for (const interrupt of [
    () => page.locator('article').dispatchEvent('wheel'),
    () => page.locator('article').dispatchEvent('touchstart'),
    () => page.keyboard.press('ArrowDown'),
  ]) {
    await comeUp(page)
    const moves = await recordMoves(page)
    await button(page).click()
    await expect
      .poll(async () => {
        await page.clock.runFor(17)
        return moves()
      })
      .toEqual([300])
    await interrupt()
    await page.clock.runFor(200)
    expect(await moves()).toEqual([300])
  }
})

test('[K6] it jumps under reduced motion', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('tides')
  for (const behavior of ['auto', 'smooth']) {
    await page.evaluate((value) => {
      document.documentElement.style.scrollBehavior = value
    }, behavior)
    await comeUp(page)
    await stopClock(page)
    await button(page).click()
    expect(await position(page)).toBe(0)
  }
})

test('[K6] a browser that can scroll smoothly does it by itself', async ({ page, visit }) => {
  await visit('tides')
  await comeUp(page)
  const moves = await recordMoves(page)
  await button(page).click()
  await expect.poll(() => position(page)).toBe(0)
  expect(await moves()).toEqual([{ top: 0, behavior: 'smooth' }])
  await expect(button(page)).toHaveCount(0)
  await expect(page.locator('main')).toBeFocused()
})

test('[K6] the button is not printed', async ({ page, visit }) => {
  await visit('tides')
  await comeUp(page)
  await page.emulateMedia({ media: 'print' })
  await expect(button(page)).toBeHidden()
})
