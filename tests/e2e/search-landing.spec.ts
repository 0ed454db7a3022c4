import type { Page } from '@playwright/test'
import { isMarked, mark } from './support/document'
import { ask, box, dialog, input, list, open, options, selected, status } from './support/search'
import { expect, hydrated, test } from './support/test'

test.use({ search: true })

/** Returns the highlighted texts, and whether each is in the article. */
function marks(page: Page): Promise<{ text: string; isInArticle: boolean }[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('search-hit') ?? [])].map((range) => ({
      text: range.toString().toLowerCase(),
      isInArticle:
        range.startContainer.parentElement?.closest('article') === document.querySelector('article'),
    })),
  )
}

test('[N9] a hit leads to its section, where its words are marked in the article until Escape', async ({
  page,
  site,
  visit,
}) => {
  await visit('atomic/intro')
  await mark(page)
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
  expect(await isMarked(page), 'one document').toBe(true)

  await page.keyboard.press('Escape')
  await expect.poll(() => marks(page)).toEqual([])

  // Once more on the same page, where the reader already is. The next navigation removes the marks.
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
  await expect(dialog(page)).toBeHidden()
  await page.goBack()
  await expect(page).not.toHaveURL(/sha512/)
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
  // Whether code can be scrolled is found out meanwhile.
  const withoutTabStops = (html: string) => html.replaceAll(/ tabindex="-?\d"/g, '')
  expect(withoutTabStops(await article.innerHTML())).toBe(
    withoutTabStops(marked.replaceAll(/<\/?mark>/g, '')),
  )
})

test('[N9] on a page without an article the words are marked in main', async ({ page, visit }) => {
  await visit('atomic/helpers/guid')
  // Only a page of the site's own may lack one.
  await page.locator('article').evaluate((article) => article.replaceWith(...article.childNodes))
  await open(page)
  await ask(page, 'hyphens')
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await marks(page)).map(({ text }) => text)).toContain('hyphens')
})

test.describe('a site that shows two results at first and marks nothing', () => {
  test.use({ siteName: 'notice' })

  test('[K4] [N9] no more results than maxHits are shown; with highlightResult off nothing is marked', async ({
    page,
    site,
    visit,
  }) => {
    await visit('./')
    await open(page)
    await ask(page, 'f')
    await expect(options(page).and(page.locator('a'))).toHaveCount(2)
    await expect(status(page)).toHaveText(/^2 best results/)
    await ask(page, 'coins')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`${site.url}fares`)
    await expect(page.locator('h1')).toBeFocused()
    await expect(dialog(page)).toBeHidden()
    expect(await marks(page)).toEqual([])
    await expect(page.locator('main mark')).toHaveCount(0)
    expect(JSON.stringify(await page.evaluate(() => history.state))).not.toContain('coins')
  })

  test('[K4] what lies beyond comes by key and by pointer, and how much there is now is said', async ({
    page,
    visit,
  }) => {
    await visit('./')
    await open(page)
    await ask(page, 'f')
    const hits = options(page).and(page.locator('a'))
    await expect(hits).toHaveCount(2)
    await page.keyboard.press('ArrowUp')
    await expect(selected(page)).toHaveText('Show more results')
    await expect(input(page)).toHaveAttribute('aria-activedescendant', 'search-hit-2')
    await page.keyboard.press('Enter')
    await expect(hits).toHaveCount(4)
    await expect(status(page)).toHaveText(/^4 best results/)
    await expect(hits.nth(2)).toHaveAttribute('aria-selected', 'true')
    await expect(hits.nth(2)).toBeInViewport()
    await expect(input(page)).toBeFocused()

    await options(page).last().click()
    await expect(status(page)).toHaveText(/^6 (best )?results/)
    await expect(input(page)).toBeFocused()
  })
})
