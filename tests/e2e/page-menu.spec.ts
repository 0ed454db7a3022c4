import type { Page, Route } from '@playwright/test'
import { expectAccessibleInModes } from './support/axe'
import { stopClock } from './support/clock'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

const CLIPBOARD = ['clipboard-read', 'clipboard-write']
const CHUNK = '**/assets/hashed/use-tool-*.js'
const menu = (page: Page) => page.locator('.page-menu')
const opener = (page: Page) => menu(page).locator('summary')
const entry = (page: Page, name: string) => menu(page).getByRole('link', { name })
const copy = (page: Page, name = 'Copy page') => menu(page).getByRole('button', { name, exact: true })

test('a page has a menu beside its title, with links to its Markdown and to assistants', async ({
  page,
  site,
  visit,
}) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url())
  })
  await visit('writing/tabs')
  await opener(page).click()
  await expect(entry(page, 'View as Markdown')).toHaveAttribute('href', '/kitchen/writing/tabs.md')
  for (const name of ['Open in ChatGPT', 'Open in Claude']) {
    const href = (await entry(page, name).getAttribute('href')) ?? ''
    expect(new URL(href).searchParams.get('q')).toContain('https://harbor.example.com/kitchen/writing/tabs')
    await expect(entry(page, name)).toHaveAttribute('rel', /noopener/)
  }
  await expectAccessibleInModes(page, 'open menu', { within: '.page-menu' })
  await page.emulateMedia({ media: 'print' })
  await expect(menu(page)).toBeHidden()
  expect(foreign).toEqual([])
})

test('Escape, a press elsewhere and a followed link close the menu', async ({ page, visit }) => {
  await visit('writing/tabs')
  const markdown = entry(page, 'View as Markdown')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(copy(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(markdown).toBeHidden()
  await expect(opener(page)).toBeFocused()
  await opener(page).click()
  await expect(markdown).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click()
  await expect(markdown).toBeHidden()
  await opener(page).click()
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
  await markdown.click()
  await expect(markdown).toBeHidden()
})

test('arrow keys move through the menu and around its ends, and it closes when the focus leaves', async ({
  page,
  visit,
}) => {
  await visit('writing/tabs')
  await opener(page).focus()
  await page.keyboard.press('Enter')
  await expect(copy(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(copy(page)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(menu(page).locator('li > *').last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(copy(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('ArrowDown')
  await expect(copy(page)).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(copy(page)).toBeHidden()
  await expect(menu(page).locator(':focus')).toHaveCount(0)
})

test('going back closes the menu and stays on the page; closing it otherwise leaves nothing in the history', async ({
  page,
  site,
  visit,
}) => {
  await visit('writing/links')
  await visit('writing/tabs')
  const entryOf = () => page.evaluate(() => history.state?.overlay)
  await opener(page).click()
  await expect.poll(entryOf).toBe(true)
  await page.goBack()
  await expect(copy(page)).toBeHidden()
  await expect(page).toHaveURL(`${site.url}writing/tabs`)
  await opener(page).click()
  await expect.poll(entryOf).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(entryOf).toBeUndefined()
  await opener(page).click()
  await expect.poll(entryOf).toBe(true)
  await entry(page, 'View as Markdown').click()
  await expect(page).toHaveURL(`${site.url}writing/tabs.md`)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}writing/tabs`)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}writing/links`)
})

test('Escape closes the menu although its script was still on the way', async ({ page, visit }) => {
  const requested = new Promise<Route>((resolve) => page.route(CHUNK, resolve))
  await visit('writing/tabs')
  await opener(page).click()
  const script = await requested
  await page.keyboard.press('Escape')
  await expect(copy(page)).toBeVisible()
  await script.continue()
  await expect(copy(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('Copy page copies the Markdown of the page, says so, and the menu closes', async ({
  page,
  context,
  visit,
}) => {
  await context.grantPermissions(CLIPBOARD)
  await visit('writing/tabs')
  await opener(page).click()
  await stopClock(page)
  await copy(page).click()
  await expect(copy(page, 'Copied')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeAttached()
  const twin = await page.request.get('writing/tabs.md')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await twin.text())
  await page.clock.runFor(2100)
  await expect(copy(page)).toBeHidden()
  await expect(opener(page)).toBeFocused()
})

test('where the Markdown cannot be fetched, Copy page says that nothing was copied', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/tabs\.md/)
  await page.route('**/tabs.md', (route) => route.abort())
  await visit('writing/tabs')
  await opener(page).click()
  await copy(page).click()
  await expect(copy(page, 'Not copied')).toBeVisible()
})

test('a button whose script fails to load says so, and works once it loads', async ({
  page,
  context,
  problems,
  visit,
}) => {
  problems.expect(/use-tool-/)
  await context.grantPermissions(CLIPBOARD)
  await page.route(CHUNK, (route) => route.abort())
  await visit('writing/tabs')
  await opener(page).click()
  await copy(page).click()
  await expect(page.getByRole('alert')).toHaveText(': not loaded')
  await expect(menu(page).getByRole('button')).toHaveText('Copy page: not loaded')
  await page.unroute(CHUNK)
  await menu(page).getByRole('button').click()
  await expect(copy(page, 'Copied')).toBeVisible()
})

test('on a phone the menu stands above a long title, and the page is not wider than the screen', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await visit('writing/tabs')
  const title = page.getByRole('heading', { level: 1 })
  await title.evaluate((heading) => heading.prepend('AggregationsDirectiveWithAVeryLongName '))
  await opener(page).click()
  const [button, list] = [await opener(page).boundingBox(), await menu(page).getByRole('list').boundingBox()]
  expect(button?.width).toBeGreaterThanOrEqual(44)
  expect(list?.x).toBeGreaterThanOrEqual(0)
  expect(button && button.y + button.height).toBeLessThanOrEqual((await title.boundingBox())?.y ?? 0)
  const tooWide = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(tooWide)).toBeLessThanOrEqual(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the menu opens and has its links, and no button that does nothing', async ({ page }) => {
    await page.goto('writing/tabs')
    await opener(page).click()
    await expect(entry(page, 'View as Markdown')).toBeVisible()
    await expect(copy(page)).toBeHidden()
  })
})
