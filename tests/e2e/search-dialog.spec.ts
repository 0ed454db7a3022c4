import { expectAccessibleInModes } from './support/axe'
import { framesLater } from './support/document'
import { hold } from './support/held'
import { ask, box, dialog, input, list, open, options, selected, status } from './support/search'
import { expect, test } from './support/test'

test.use({ search: true })

test('[S14] the box keeps its size from the prerendered page on, and is hidden without scripts', async ({
  browser,
  page,
  site,
}) => {
  const index = await hold(page, '**/lunr-index-*.json')
  await page.goto('atomic/intro')
  const loading = await box(page).boundingBox()
  await expect(box(page)).toHaveText('Loading...')
  await index.release()
  await expect(box(page)).toHaveText('Search Ctrl+K')
  expect(await box(page).boundingBox()).toEqual(loading)

  const context = await browser.newContext({ javaScriptEnabled: false })
  const plain = await context.newPage()
  await plain.goto(`${site.url}atomic/intro`)
  await expect(plain.getByRole('banner').getByText('Loading...')).toBeHidden()
  await context.close()
})

test('[S14] [K3] on a slow connection the shortcut starts search at once, and opens it as soon as it can', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { effectiveType: '2g' } })
    Object.defineProperty(navigator, 'userAgentData', { value: { platform: 'macOS' } })
  })
  const index = await hold(page, '**/lunr-index-*.json')
  await visit('atomic/intro')
  await expect(box(page)).toHaveText('Search')
  await page.keyboard.press('Meta+k')
  await index.asked
  await expect(box(page)).toHaveText('Loading...')
  await expect(dialog(page)).toBeHidden()
  await index.release()
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box(page)).toHaveText('Search ⌘+K')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 740 } })

  test('[S14] a tap on the box starts search at once; all of it works by touch at 390 and 320 px', async ({
    page,
    site,
    visit,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await visit('atomic/intro')
    await expect(box(page)).toBeEnabled()
    await box(page).tap()
    await expect(dialog(page)).toBeVisible()
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 740 })
      await ask(page, 'deleteWebTokenCookie')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      const size = await dialog(page).evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth])
      expect(size[0], `nothing sticks out at ${width} px`).toBe(size[1])
      for (const target of [dialog(page).getByRole('button', { name: 'Close' }), options(page).first()]) {
        const { height } = (await target.boundingBox()) ?? { height: 0 }
        expect(height).toBeGreaterThanOrEqual(44)
      }
    }
    await options(page).first().tap()
    await expect(page).toHaveURL(`${site.url}atomic/authentication/deleteWebTokenCookie`)
    await expect(dialog(page)).toBeHidden()
    await box(page).tap()
    await dialog(page).getByRole('button', { name: 'Close' }).tap()
    await expect(dialog(page)).toBeHidden()
  })
})

test('[K3] Ctrl+K, a slash and the box open search; Escape closes it and gives the focus back', async ({
  page,
  visit,
}) => {
  await visit('atomic/intro')
  await expect(box(page)).toBeEnabled()
  const link = page.getByRole('main').getByRole('link').first()
  for (const key of ['Control+k', '/']) {
    await link.focus()
    await page.keyboard.press(key)
    await expect(input(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeHidden()
    await expect(link).toBeFocused()
  }
  await open(page)
  // In a text field, a slash is just a slash.
  await page.keyboard.type('a/b')
  await expect(input(page)).toHaveValue('a/b')
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeFocused()
  // The last query is kept and selected.
  await page.keyboard.press('Control+k')
  await expect(input(page)).toHaveValue('a/b')
  await page.keyboard.type('guid')
  await expect(input(page)).toHaveValue('guid')
  await page.keyboard.press('Escape')
  // Text selected on the page becomes the query.
  await page.locator('h1').selectText()
  await page.keyboard.press('Control+k')
  await expect(input(page)).toHaveValue((await page.locator('h1').innerText()).trim())
  await expect(options(page).first()).toHaveAttribute('href', /\/atomic\/intro/)
})

test('search that is closed and wanted again before the next frame is open', async ({ page, visit }) => {
  await visit('atomic/intro')
  await open(page)
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>('dialog.search')?.close()
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }))
  })
  // The browser fires the close event only then.
  await framesLater(page)
  await expect(input(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
})

test('search is a combobox: arrows go round, Home and End stay in the input, Enter goes', async ({
  context,
  page,
  site,
  visit,
}) => {
  await visit('atomic/intro')
  await open(page)
  await expect(input(page)).toHaveAttribute('aria-expanded', 'false')
  await ask(page, 'web token')
  await expect(input(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(input(page)).toHaveAttribute('aria-controls', (await list(page).getAttribute('id')) ?? '')
  const count = Number.parseInt(await status(page).innerText(), 10)
  expect(count).toBeGreaterThan(15)
  // The option after them shows more.
  await expect(options(page)).toHaveCount(count + 1)
  const group = list(page).getByRole('group', { name: 'deleteWebTokenCookie' })
  await expect(group.getByRole('option').first()).toContainText('deleteWebTokenCookie')
  await expect(group).toContainText('Atomic')
  await expect(group.locator('mark').first()).toBeVisible()

  const expectActive = async (at: number) => {
    await expect(selected(page)).toHaveCount(1)
    await expect(options(page).nth(at)).toHaveAttribute('aria-selected', 'true')
    const id = (await options(page).nth(at).getAttribute('id')) ?? ''
    await expect(input(page)).toHaveAttribute('aria-activedescendant', id)
    await expect(options(page).nth(at)).toBeInViewport()
  }
  await expectActive(0)
  await page.keyboard.press('ArrowUp')
  await expectActive(count)
  await page.keyboard.press('ArrowDown')
  await expectActive(0)
  await page.keyboard.press('ArrowDown')
  await expectActive(1)
  await page.keyboard.press('Home')
  await page.keyboard.type('my ')
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await expect(input(page)).toHaveValue('my web tokens')

  await ask(page, 'sha512')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  await expect(await opened).toHaveURL(`${site.url}atomic/helpers/sha512`)
  await expect(page).toHaveURL(`${site.url}atomic/intro`)
  // Enter before the results arrive still leads to the first one.
  await input(page).fill('KeyOf')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}atomic/helpers/KeyOf`)
  await expect(page.locator('h1')).toBeFocused()
})

test('a click on the title of a page opens its first result', async ({ page, visit }) => {
  await visit('atomic/intro')
  await open(page)
  await ask(page, 'web token')
  const first = await options(page).first().getAttribute('href')
  const title = await dialog(page).locator('.search-title').first().boundingBox()
  await page.mouse.click((title?.x ?? 0) + 20, (title?.y ?? 0) + (title?.height ?? 0) / 2)
  await expect(dialog(page)).toBeHidden()
  await expect(page).toHaveURL(new URL(first ?? '', page.url()).href)
})

test('axe finds nothing in the open dialog, with results and without, light and dark', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('atomic/intro')
  await open(page)
  for (const query of ['token', 'metxdyyta', '']) {
    await input(page).fill(query)
    await expect(list(page)).toHaveAttribute('data-query', query)
    await expectAccessibleInModes(page, `“${query}”`, { within: 'dialog' })
  }
})

test('in a window as low as one enlarged four times, results can be seen', async ({ page, visit }) => {
  await page.setViewportSize({ width: 320, height: 200 })
  await visit('atomic/intro')
  const navbar = await page.getByRole('banner').first().boundingBox()
  expect(navbar?.height).toBeLessThan(60)
  await open(page)
  await ask(page, 'token')
  await expect(options(page).first()).toBeInViewport({ ratio: 1 })
  await expect(status(page)).toHaveText(/results/)
})

test('the chips name how many pages each part has, and the chosen one can be told in forced colors', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await visit('atomic/intro')
  await open(page)
  await ask(page, 'token')
  const chip = (name: string) => dialog(page).locator('label', { hasText: name })
  await expect(chip('Atomic Angular').locator('small')).toHaveText(/^\d+$/)
  await dialog(page).getByRole('radio', { name: 'Atomic Angular' }).check()
  await expect(chip('Atomic Angular')).toHaveCSS('outline-style', 'solid')
  await expect(chip('All')).toHaveCSS('outline-style', 'none')
})
