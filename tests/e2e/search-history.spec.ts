import type { Page } from '@playwright/test'
import { hold } from './support/held'
import { comeToRowing, menuButton, openMenu, title } from './support/menu'
import { ask, dialog, input, open } from './support/search'
import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'kitchen', search: true })

/** Expects search to be closed, and its entry removed: browsers go back asynchronously. */
async function expectClosed(page: Page): Promise<void> {
  await expect(dialog(page)).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()
}

for (const width of [390, 1280]) {
  test(`going back at ${width} px closes search and leaves the page, the second time it navigates`, async ({
    page,
    site,
    visit,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit('tides')
    await comeToRowing(page)
    await open(page)
    await page.goBack()
    await expectClosed(page)
    await expect(page).toHaveURL(`${site.url}boats/rowing#oars`)
    await page.goBack()
    await expect(title(page)).toHaveText('Tides')
  })
}

const closings: [string, (page: Page) => Promise<void>][] = [
  ['its button', (page) => dialog(page).getByRole('button', { name: 'Close' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a click beside it', (page) => page.mouse.click(5, 795)],
]

for (const [name, close] of closings) {
  test(`closing search by ${name} leaves no entry in the history`, async ({ page, visit }) => {
    await visit('tides')
    await comeToRowing(page)
    await open(page)
    await close(page)
    await expectClosed(page)
    await page.goBack()
    await expect(title(page)).toHaveText('Tides')
  })
}

test('a hit takes the place of search in the history, on another page and on the same one', async ({
  page,
  site,
  visit,
}) => {
  await visit('about')
  await open(page)
  for (const [query, path] of [
    ['oars', 'boats/rowing#oars'],
    ['rowing boat', 'boats/rowing'],
  ] as const) {
    await ask(page, query)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(site.url + path)
    await expectClosed(page)
    await page.keyboard.press('Control+k')
  }
  await page.goBack()
  await expectClosed(page)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}boats/rowing#oars`)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}about`)
})

test('a page that comes while search is open takes its entry, and search stays', async ({
  page,
  site,
  visit,
}) => {
  await visit('tides')
  const data = await hold(page, '**/rowing.json')
  await page.locator('main').getByRole('link', { name: 'the rowing boat' }).click()
  await data.asked
  await open(page)
  await data.release()
  await expect(title(page)).toHaveText('Rowing boat')
  await expect(dialog(page)).toBeVisible()
  await page.goBack()
  await expectClosed(page)
  await expect(page).toHaveURL(`${site.url}boats/rowing#oars`)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}tides`)
})

test('search that was open when the page was loaded anew is out of the history', async ({ page, visit }) => {
  await visit('about')
  await visit('tides')
  await open(page)
  await page.reload()
  await hydrated(page)
  await expectClosed(page)
  await page.goBack()
  await expect(page).toHaveURL(/about$/)
})

test('search opened above the mobile menu closes it, and takes its entry', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit('tides')
  await comeToRowing(page)
  await openMenu(page)
  await page.keyboard.press('Control+k')
  await expect(input(page)).toBeFocused()
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(true)
  await page.goBack()
  await expectClosed(page)
  await expect(menuButton(page)).toBeVisible()
  await page.goBack()
  await expect(title(page)).toHaveText('Tides')
})
