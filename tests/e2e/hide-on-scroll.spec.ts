import type { Page } from '@playwright/test'
import { framesLater } from './support/document'
import { inMain, sidebar } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'notice', viewport: { width: 1280, height: 600 } })

const navbar = (page: Page) => page.getByRole('banner')

/** Scrolls like a reader, a few pixels at a time, and waits until the page has reacted. */
async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (end) => {
    const step = Math.sign(end - scrollY) * 50
    while (Math.abs(end - scrollY) > 50) {
      window.scrollBy(0, step)
      await new Promise(requestAnimationFrame)
    }
    window.scrollTo(0, end)
  }, top)
  await framesLater(page)
}

/** Expects an element to be fully in view, with no part of it behind the navbar. */
async function expectClear(page: Page, id: string): Promise<void> {
  await expect(page.locator(`#${id}`)).toBeInViewport({ ratio: 1 })
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })
  const { bottom = 0, y = 0 } = await page.evaluate(
    (name) => ({
      bottom: document.querySelector('header')?.getBoundingClientRect().bottom,
      y: document.getElementById(name)?.getBoundingClientRect().top,
    }),
    id,
  )
  expect(y).toBeGreaterThanOrEqual(bottom)
}

test('[N2] the navbar hides on scrolling down and returns on scrolling up', async ({ page, visit }) => {
  await visit('crossing')
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 40)
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 700)
  await expect(navbar(page)).not.toBeInViewport()
  await scrollTo(page, 640)
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })
  await scrollTo(page, 800)
  await expect(navbar(page)).not.toBeInViewport()
  await scrollTo(page, 0)
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('region', { name: 'Announcement' })).toBeInViewport({ ratio: 1 })
})

test('[N2] the sidebar takes its place meanwhile, and the page stays as long as it was', async ({
  page,
  visit,
}) => {
  await visit('crossing')
  const box = () => sidebar(page).locator('..').boundingBox()
  const length = () => page.evaluate(() => document.documentElement.scrollHeight)
  const [before, lengthBefore] = [await box(), await length()]
  await scrollTo(page, 700)
  await expect.poll(box).toMatchObject({ y: 0, height: 600 })
  expect(await length()).toBe(lengthBefore)
  await scrollTo(page, 0)
  await expect.poll(box).toEqual(before)
})

test('[N2] the navbar does not stay because of an element that a pointer pressed', async ({
  page,
  visit,
}) => {
  await visit('crossing')
  await navbar(page)
    .getByRole('button', { name: /^Color mode/ })
    .click()
  await scrollTo(page, 700)
  await expect(navbar(page)).not.toBeInViewport()
})

test('[N2] it moves at once where the reader wants less motion', async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('crossing')
  await expect(navbar(page)).toHaveCSS('transition-duration', '0.001s')
  await scrollTo(page, 700)
  await expect(navbar(page)).not.toBeInViewport()
})

test('[N2] it stays while the focus is in it or a menu is open, and returns when the focus enters', async ({
  page,
  visit,
}) => {
  await visit('crossing')
  const link = navbar(page).getByRole('link', { name: 'Contact' })
  await link.focus()
  await scrollTo(page, 500)
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })
  await link.blur()
  await scrollTo(page, 600)
  await expect(navbar(page)).not.toBeInViewport()
  await link.focus()
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })

  const menu = navbar(page).getByRole('button', { name: 'Aboard' })
  await menu.click()
  await menu.blur()
  await scrollTo(page, 800)
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })
})

test('[N2] it stays while the menu of a narrow screen is open', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 600 })
  await visit('crossing')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await scrollTo(page, 600)
  await page.keyboard.press('Escape')
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })
})

test('[N2] a jump to an anchor, up or down, shows it and leaves the anchor clear of it', async ({
  page,
  visit,
}) => {
  await visit('crossing')
  await inMain(page, 'the landing').click()
  await expect(page).toHaveURL(/#landing$/)
  await expectClear(page, 'landing')
  await scrollTo(page, await page.evaluate(() => scrollY + 200))
  await expect(navbar(page)).not.toBeInViewport()
  await inMain(page, 'casting off').click()
  await expect(page).toHaveURL(/#casting-off$/)
  await expectClear(page, 'casting-off')
})

test('[N2] another page begins with the navbar, at its anchor too, and so does the way back', async ({
  page,
  visit,
}) => {
  await visit('crossing')
  await scrollTo(page, 700)
  await sidebar(page)
    .getByRole('link', { name: /Before/ })
    .click()
  await expect(page.locator('h1')).toHaveText('Before the first trip')
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })
  await inMain(page, 'the landing').click()
  await expect(page.locator('h1')).toHaveText('The crossing')
  await expectClear(page, 'landing')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Before the first trip')
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('The crossing')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  await expect(navbar(page)).toBeInViewport({ ratio: 1 })
})

test.describe('without the setting', () => {
  test.use({ siteName: 'kitchen' })

  test('[N2] the navbar stays in view', async ({ page, visit }) => {
    await visit('tides')
    await scrollTo(page, 900)
    await expect(navbar(page)).toBeInViewport({ ratio: 1 })
  })
})

test('[N2] at the end of the page, the footer is in front of a long sidebar', async ({ page, visit }) => {
  await visit('crossing')
  await page.evaluate(() => {
    const list = document.querySelector('[popover] nav ul')
    for (let copies = 0; copies < 40; copies++) {
      const item = list?.firstElementChild?.cloneNode(true)
      if (item) list?.append(item)
    }
  })
  await scrollTo(page, await page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
  await expect(navbar(page)).not.toBeInViewport()
  const isClear = await page.evaluate(() => {
    const foot = document.querySelector('footer.foot')
    const { top = 0, left = 0 } = foot?.getBoundingClientRect() ?? {}
    return foot?.contains(document.elementFromPoint(left + 40, top + 20)) === true
  })
  expect(isClear).toBe(true)
})
