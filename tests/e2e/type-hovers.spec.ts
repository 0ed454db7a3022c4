import type { Page } from '@playwright/test'
import { expectAccessibleInModes } from './support/axe'
import { expect, test } from './support/test'

const PAGE = 'atomic/intro'
const FILE = '**/atomic/intro.types.json'

/** The first sample that searches. */
const block = (page: Page) => page.locator('figure.code', { hasText: 'await fetchQuery(' }).first()
const name = (page: Page, text: string) => block(page).getByRole('button', { name: text, exact: true })
const card = (page: Page) => page.getByRole('tooltip')
const link = (page: Page) => block(page).getByRole('link')

/** Moves the focus into the block, which sets up its names. */
async function enter(page: Page) {
  await block(page).getByRole('button', { name: 'Copy' }).focus()
  await expect(name(page, 'fetchQuery').first()).toBeVisible()
}

test('a name shows its type and its first sentence while a pointer is at it, and leads to its page', async ({
  page,
  visit,
  site,
}) => {
  await visit(PAGE)
  const code = block(page).locator('pre code')
  const before = await code.textContent()
  await code.hover()
  const called = name(page, 'fetchQuery').last()
  await called.hover()
  await expect(card(page)).toContainText('function fetchQuery(query: Query')
  await expect(card(page)).toContainText('Fetches data from the backend')
  await expect(called).toHaveAccessibleDescription(/^function fetchQuery/)
  expect(await code.textContent()).toBe(before)
  await expectAccessibleInModes(page, 'a card')
  await called.hover()

  await card(page).hover()
  await link(page).click()
  await expect(page).toHaveURL(`${site.url}atomic/api/query`)
  await expect(card(page)).toHaveCount(0)
})

test('the card disappears when the pointer leaves, and on Escape', async ({ page, visit }) => {
  await visit(PAGE)
  await block(page).locator('pre code').hover()
  await name(page, 'result').first().hover()
  await expect(card(page)).toHaveText('const result: Result')
  await expect(link(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(card(page)).toHaveCount(0)
  await name(page, 'fetchQuery').first().hover()
  await expect(card(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(card(page)).toHaveCount(0)
})

test('by keyboard a block has one stop for its names; arrow keys go on, and Tab to the link', async ({
  page,
  visit,
}) => {
  await visit(PAGE)
  await enter(page)
  await expect(block(page).locator('pre [tabindex="0"]')).toHaveCount(1)
  await name(page, 'fetchQuery').first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(name(page, 'result').first()).toBeFocused()
  await expect(card(page)).toHaveText('const result: Result')
  await page.keyboard.press('ArrowRight')
  await expect(name(page, 'fetchQuery').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(link(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(name(page, 'fetchQuery').last()).toBeFocused()
  await expect(card(page)).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(card(page)).toBeVisible()
  await page.keyboard.press('Home')
  await expect(name(page, 'fetchQuery').first()).toBeFocused()
})

test('the code of a block with names is copied as it is', async ({ page, context, visit }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(PAGE)
  const code = await block(page).locator('pre code').textContent()
  await enter(page)
  await name(page, 'fetchQuery').last().hover()
  await expect(card(page)).toBeVisible()
  await block(page).getByRole('button', { name: 'Copy' }).click()
  await expect(block(page).getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code)
})

test.describe('on a phone of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, hasTouch: true })

  test('a tap shows the card within the view, and one elsewhere hides it', async ({ page, visit }) => {
    await visit(PAGE)
    await block(page)
      .locator('pre code')
      .tap({ position: { x: 24, y: 24 } })
    await name(page, 'fetchQuery').last().tap()
    await expect(card(page)).toBeVisible()
    const box = await block(page).locator('.type-card').boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
    await page.getByRole('banner').tap({ position: { x: 150, y: 30 } })
    await expect(card(page)).toHaveCount(0)
  })
})

test('nothing is fetched before a reader is at code; a file that is missing or wrong is asked for again', async ({
  page,
  visit,
  problems,
}) => {
  problems.expect(/404/)
  const replies = [{ status: 404 }, { json: { names: 1 } }, { body: 'no JSON' }]
  let asked = 0
  await page.route(FILE, (route) => {
    const reply = replies[asked++]
    return reply ? route.fulfill(reply) : route.fallback()
  })
  // The whole page is in view, since scrolling would move other code below the pointer.
  await page.setViewportSize({ width: 1280, height: 9000 })
  await visit(PAGE)
  expect(asked).toBe(0)
  for (const count of [1, 2, 3]) {
    await block(page).locator('pre code').hover()
    await expect.poll(() => asked).toBe(count)
    await page.getByRole('heading', { level: 1 }).hover()
    await expect(name(page, 'fetchQuery')).toHaveCount(0)
  }
  await block(page).locator('pre code').hover()
  await expect(name(page, 'fetchQuery').first()).toBeVisible()
})

test('text of the file is never markup, and its links lead only to the site', async ({ page, visit }) => {
  await page.route(FILE, async (route) => {
    const reply = await route.fetch()
    const { names, samples } = await reply.json()
    const bad = { code: '<img src=x>', doc: '<b>b</b>', href: 'javascript:alert(1)' }
    await route.fulfill({ json: { names: names.map(() => bad), samples } })
  })
  await visit(PAGE)
  await block(page).locator('pre code').hover()
  await name(page, 'fetchQuery').first().hover()
  await expect(card(page)).toHaveText('<img src=x><b>b</b>')
  await expect(link(page)).toHaveCount(0)
})

test('a page that was reached by a link has its own names', async ({ page, visit }) => {
  await visit(PAGE)
  await page.getByRole('link', { name: 'fetchQuery' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Query' })).toBeVisible()
  await block(page).locator('pre code').hover()
  await expect(name(page, 'fetchQuery').first()).toBeVisible()
})
