import type { Locator, Page } from '@playwright/test'
import { sidebar } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen', viewport: { width: 390, height: 800 } })

const fold = (page: Page, name: string) => page.locator('article details', { hasText: name }).first()
const height = (details: Locator) => details.evaluate(({ clientHeight }) => clientHeight)

/** Clicks the summary, and returns the fold's state in the very next frame. Its animation can be paused halfway. */
function click(details: Locator, { held = false } = {}) {
  return details.evaluate(async (element, isHeld) => {
    element.querySelector('summary')?.click()
    await new Promise(requestAnimationFrame)
    const animations = element.getAnimations()
    await Promise.all(animations.map(({ ready }) => ready))
    const seen = {
      isOpen: element.hasAttribute('open'),
      durations: animations.map(({ effect }) => effect?.getComputedTiming().duration),
      rates: animations.map(({ playbackRate }) => playbackRate),
      content: getComputedStyle(element, '::details-content').contentVisibility,
      height: element.clientHeight,
    }
    // Immediately: on a busy machine, it would be finished by the next call.
    for (const animation of isHeld ? animations : []) {
      animation.pause()
      animation.currentTime = Number(animation.effect?.getComputedTiming().duration) / 2
    }
    return seen
  }, held)
}

/** Finishes the animation, and waits for the frame in which its event fires. */
function finish(details: Locator): Promise<void> {
  return details.evaluate(async (element) => {
    for (const animation of element.getAnimations()) animation.finish()
    await new Promise(requestAnimationFrame)
  })
}

function durationOf(px: number): number {
  return Math.round((4 + 15 * (px / 36) ** 0.25 + px / 36 / 5) * 10)
}

test('[S15] a fold opens and closes in a time that its height tells', async ({ page, visit }) => {
  await visit('writing/code')
  const details = fold(page, 'Code in a fold')
  const closed = await height(details)
  const opening = await click(details)
  await finish(details)
  const opened = await height(details)
  const expected = durationOf(opened - closed)
  expect(opened - closed).toBeGreaterThan(50)
  expect(opening).toMatchObject({ isOpen: true, durations: [expected], rates: [1], content: 'visible' })

  const closing = await click(details, { held: true })
  expect(closing).toMatchObject({ isOpen: false, durations: [expected], rates: [1], content: 'visible' })
  const middle = await height(details)
  expect(middle).toBeGreaterThan(closed)
  expect(middle).toBeLessThan(opened)
  await finish(details)
  expect(await height(details)).toBe(closed)
})

test('[S15] a click while the fold moves reverses it on the spot', async ({ page, visit }) => {
  await visit('writing/code')
  const details = fold(page, 'Code in a fold')
  const closed = await height(details)
  const { durations } = await click(details, { held: true })
  const middle = await height(details)
  const turned = await click(details, { held: true })
  expect(turned).toMatchObject({ isOpen: false, durations, rates: [-1], content: 'visible' })
  expect(turned.height).toBeLessThanOrEqual(middle)
  await finish(details)
  expect(await height(details)).toBe(closed)
  expect(await click(details)).toMatchObject({ isOpen: true, rates: [1] })
})

test('[S15] under reduced motion it takes 1 ms, by mouse and by keyboard', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('writing/code')
  const details = fold(page, 'Code in a fold')
  expect(await click(details)).toMatchObject({ isOpen: true, durations: [1] })
  await details.locator('summary').press('Enter')
  await expect(details).not.toHaveAttribute('open')
  await expect(details.locator('figure')).toBeHidden()
})

test('a link to a place in a closed fold opens it at once', async ({ page, visit }) => {
  await visit('writing/code')
  const details = fold(page, 'Code in a fold')
  const animations = await details.evaluate(async (element) => {
    element.querySelector('figure')?.setAttribute('id', 'in-the-fold')
    location.hash = '#in-the-fold'
    await new Promise(requestAnimationFrame)
    return element.getAnimations().length
  })
  expect(animations).toBe(0)
  await expect(details).toHaveAttribute('open')
  await expect(details.locator('figure')).toBeInViewport()
})

test('[S15] a category of the sidebar moves as a fold does, and its pages leave when it has closed', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit('boats')
  const button = sidebar(page).getByRole('button', { name: 'Pages in Boats' })
  const list = sidebar(page)
    .locator('ul ul', { has: page.getByRole('link', { name: 'Rowing' }) })
    .first()
  const before = await list.evaluate((element: HTMLElement) => element.offsetHeight)
  const durations = await button.evaluate(async (element: HTMLElement) => {
    element.click()
    await new Promise(requestAnimationFrame)
    const below = element.closest('li')?.querySelector('ul')
    return below?.getAnimations().map(({ effect }) => effect?.getComputedTiming().duration)
  })
  expect(durations).toEqual([durationOf(before)])
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(list).toHaveCount(0)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await button.click()
  await expect(list).toBeVisible()
  expect(await list.evaluate((element: HTMLElement) => element.offsetHeight)).toBe(before)
})
