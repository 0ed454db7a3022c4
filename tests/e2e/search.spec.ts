import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { hold } from './support/held'
import { expect, hydrated, test } from './support/test'

const box = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^(Loading|Search)/ })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const input = (page: Page) => page.getByRole('combobox', { name: 'Search' })
const list = (page: Page) => page.getByRole('listbox')
const options = (page: Page) => list(page).getByRole('option')
const selected = (page: Page) => list(page).getByRole('option', { selected: true })
const status = (page: Page) => dialog(page).getByRole('status')

/** Types a query, and waits until its results are shown. */
async function ask(page: Page, query: string): Promise<void> {
  await input(page).fill(query)
  await expect(list(page)).toHaveAttribute('data-query', query.trim())
}

async function open(page: Page): Promise<void> {
  await box(page).click()
  await expect(input(page)).toBeFocused()
}

/** The texts that are marked on the page, and the elements they stand in. */
function marks(page: Page): Promise<{ text: string; isInArticle: boolean }[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('search-hit') ?? [])].map((range) => ({
      text: range.toString().toLowerCase(),
      isInArticle:
        range.startContainer.parentElement?.closest('article') === document.querySelector('article'),
    })),
  )
}

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
  await expect(box(page)).toHaveText('Loading...')
  await page.keyboard.press('Meta+k')
  await index.asked
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
    await expect(box(page)).toBeDisabled()
    await box(page).tap({ force: true })
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
  // Where one types, a slash is a slash.
  await page.keyboard.type('a/b')
  await expect(input(page)).toHaveValue('a/b')
  await page.keyboard.press('Escape')
  await expect(box(page)).toBeFocused()
  // The last query is kept, and selected.
  await page.keyboard.press('Control+k')
  await expect(input(page)).toHaveValue('a/b')
  await page.keyboard.type('guid')
  await expect(input(page)).toHaveValue('guid')
  await page.keyboard.press('Escape')
  // What is selected on the page becomes the query.
  await page.locator('h1').selectText()
  await page.keyboard.press('Control+k')
  await expect(input(page)).toHaveValue((await page.locator('h1').innerText()).trim())
  await expect(options(page).first()).toHaveAttribute('href', /\/atomic\/intro/)
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
  const [, count = 0, pages = 0] =
    /(\d+) results on (\d+)(?: of \d+)? pages/.exec(await status(page).innerText())?.map(Number) ?? []
  expect(count).toBeGreaterThan(15)
  await expect(options(page)).toHaveCount(count)
  await expect(list(page).getByRole('group')).toHaveCount(pages)
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
  await expectActive(count - 1)
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
  // Enter before the results are there still goes to the first of them.
  await input(page).fill('KeyOf')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}atomic/helpers/KeyOf`)
  await expect(page.locator('h1')).toBeFocused()
})

test('[N9] a hit leads to its section, where its words are marked in the article until Escape', async ({
  page,
  site,
  visit,
}) => {
  await visit('atomic/intro')
  await page.evaluate(() => Reflect.set(window, 'same_', true))
  await open(page)
  await ask(page, 'hyphens')
  const hit = list(page).locator('a[href*="helpers/guid#"]').first()
  const url = new URL((await hit.getAttribute('href')) ?? '', site.url)
  await hit.click()
  await expect(page).toHaveURL(url.href)
  await expect(page.locator(url.hash)).toBeInViewport()
  await expect(page.locator(url.hash)).toBeFocused()
  await expect.poll(async () => (await marks(page)).length).toBeGreaterThan(0)
  for (const { text, isInArticle } of await marks(page)) {
    expect([/hyphen/.test(text), isInArticle]).toEqual([true, true])
  }
  expect(JSON.stringify(await page.evaluate(() => history.state))).toContain('hyphens')
  expect(await page.evaluate(() => Reflect.has(window, 'same_')), 'one document').toBe(true)

  await page.keyboard.press('Escape')
  await expect.poll(() => marks(page)).toEqual([])

  // Once more on the same page: the reader is there already. Marks go with the next navigation.
  await open(page)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await marks(page)).length).toBeGreaterThan(0)
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link').first().click()
  await expect.poll(() => marks(page)).toEqual([])

  await open(page)
  await ask(page, 'sha512')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${site.url}atomic/helpers/sha512`)
  await expect.poll(async () => (await marks(page)).length).toBeGreaterThan(0)
  await page.reload()
  await hydrated(page)
  await expect(box(page)).toBeEnabled()
  expect(await marks(page), 'after a reload').toEqual([])
  await open(page)
  await page.goBack()
  await expect(page).not.toHaveURL(/sha512/)
  await expect(dialog(page)).toBeHidden()
  expect(await marks(page), 'after going back').toEqual([])
})

test('[N9] a browser that cannot mark without a change of the document gets marks that leave no trace', async ({
  page,
  visit,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'))
  await visit('atomic/intro')
  await open(page)
  await ask(page, 'hyphens')
  await page.keyboard.press('Enter')
  const article = page.locator('article')
  await expect(article.locator('mark').first()).toHaveText(/hyphen/i)
  const marked = await article.innerHTML()
  await page.keyboard.press('Escape')
  await expect(article.locator('mark')).toHaveCount(0)
  expect(await article.innerHTML()).toBe(marked.replaceAll(/<\/?mark>/g, ''))
})

test.describe('a site that shows two pages at most and marks nothing', () => {
  test.use({ siteName: 'notice' })

  test('[K4] [N9] no more pages than maxHits are shown; with highlightResult off nothing is marked', async ({
    page,
    site,
    visit,
  }) => {
    await visit('./')
    await open(page)
    await ask(page, 'f')
    await expect(list(page).getByRole('group')).toHaveCount(2)
    await expect(status(page)).toHaveText(/on 2 of \d+ pages$/)
    await ask(page, 'coins')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site.url}fares`)
    await expect(page.locator('h1')).toBeFocused()
    await expect(dialog(page)).toBeHidden()
    expect(await marks(page)).toEqual([])
    await expect(page.locator('main mark')).toHaveCount(0)
    expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('coins')
  })
})

test('recent searches are offered while nothing is typed, and can be cleared; no result offers near terms', async ({
  page,
  visit,
}) => {
  await visit('atomic/intro')
  await open(page)
  const recent = dialog(page).getByRole('region', { name: 'Recent searches' })
  await expect(dialog(page).getByText('Type a name')).toBeVisible()
  for (const query of ['guid', 'sha512']) {
    await ask(page, query)
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toBeHidden()
    await expect(page).toHaveURL(new RegExp(query))
    await page.keyboard.press('Control+k')
  }
  await input(page).fill('')
  await expect(recent.getByRole('button')).toHaveText(['Clear', 'sha512', 'guid'])
  await recent.getByRole('button', { name: 'guid' }).click()
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveValue('guid')
  await expect(selected(page)).toHaveAttribute('href', /helpers\/guid/)
  await input(page).fill('')
  await recent.getByRole('button', { name: 'Clear' }).click()
  await expect(recent).toBeHidden()
  await expect(input(page)).toBeFocused()

  await ask(page, 'metxdyyta')
  await expect(status(page)).toHaveText('No results')
  await expect(dialog(page).getByText('Nothing found for “metxdyyta”')).toBeVisible()
  await expect(options(page)).toHaveCount(0)
  const near = dialog(page)
    .getByRole('button', { name: /metadata/i })
    .first()
  const term = (await near.textContent()) ?? ''
  await near.click()
  await expect(list(page)).toHaveAttribute('data-query', term)
  await expect(options(page).first()).toBeVisible()
})

test('results do not blink: those of one query stay until the next ones are there', async ({
  page,
  visit,
}) => {
  await visit('atomic/intro')
  await open(page)
  await ask(page, 'a')
  await ask(page, 'au')
  // Counts the moments at which the list has nothing to show.
  await list(page).evaluate((element) => {
    const empty = () => (Reflect.get(window, 'empty_') ?? 0) + (element.childElementCount === 0 ? 1 : 0)
    new MutationObserver(() => Reflect.set(window, 'empty_', empty())).observe(element, { childList: true })
  })
  await page.keyboard.type('thentication')
  await expect(list(page)).toHaveAttribute('data-query', 'authentication')
  expect(await page.evaluate(() => Reflect.get(window, 'empty_') ?? 0)).toBe(0)
})

test('any text is a safe query', async ({ page, visit }) => {
  await visit('atomic/intro')
  await open(page)
  const queries = [
    '<img src=x onerror="document.title=1">',
    '*',
    '+a -b ~',
    '(',
    '[a-',
    'title:x^9',
    '\\',
    '&amp;',
  ]
  for (const query of [...queries, '👩‍👩‍👧 🏴', '"', 'toString', '__proto__', 'ﬁ ̈', 'x'.repeat(5000)]) {
    await ask(page, query)
    await expect(status(page)).not.toBeEmpty()
  }
  await expect(dialog(page).locator('img')).toHaveCount(0)
  await ask(page, 'guid')
  await expect(options(page).first()).toHaveAttribute('href', /helpers\/guid/)
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
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze()
      const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
      expect(found, `“${query}”, ${colorScheme}`).toEqual([])
    }
  }
})
