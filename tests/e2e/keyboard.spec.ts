import type { Page } from '@playwright/test'
import { sidebar } from './support/page'
import { box, dialog, input, list } from './support/search'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

const focused = (page: Page) => page.locator(':focus')

/** Presses Tab until a matching element has the focus; fails after a full round. */
async function tabTo(page: Page, selector: string): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    if (await focused(page).evaluate((element, wanted) => element.matches(wanted), selector)) return
  }
  throw new Error(`80 times Tab did not reach ${selector}.`)
}

test('the first stop is the skip link, which shows itself and leads past the navigation', async ({
  page,
  visit,
}) => {
  await visit('boats/rowing')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to main content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.locator('main')).toBeFocused()
  await page.keyboard.press('Tab')
  expect(await focused(page).evaluate((element) => element.closest('main') !== null)).toBe(true)
})

test('the order of stops is navbar, sidebar, article', async ({ page, visit }) => {
  await visit('boats/rowing')
  const order: string[] = []
  for (let step = 0; step < 60; step++) {
    await page.keyboard.press('Tab')
    const place = await focused(page).evaluate((element) => {
      if (element.closest('header')) return 'navbar'
      if (element.closest('[aria-label="Docs sidebar"]')) return 'sidebar'
      return element.closest('main') ? 'article' : 'other'
    })
    if (order.at(-1) !== place) order.push(place)
    if (place === 'article') break
  }
  expect(order.filter((place) => place !== 'other')).toEqual(['navbar', 'sidebar', 'article'])
})

test('a dropdown opens with Enter, its links follow, and Escape closes it and keeps the focus', async ({
  page,
  visit,
}) => {
  await visit('tides')
  const button = page.getByRole('banner').getByRole('button', { name: 'More' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'About' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

test('a table is a stop where it scrolls, and only there', async ({ page, visit }) => {
  await visit('writing/gfm')
  const stops = page.locator('main .table-scroll[tabindex="0"]')
  const table = page.getByRole('group', { name: 'Table' }).first()
  await expect(stops).toHaveCount(0)
  await table.evaluate((element) => {
    element.style.width = '90px'
  })
  await expect(stops).toHaveCount(1)
  await tabTo(page, '.table-scroll')
})

test('a sidebar category opens with Enter and with the space bar', async ({ page, visit }) => {
  await visit('tides')
  const category = sidebar(page).getByRole('button', { name: 'Writing', exact: true })
  await category.focus()
  await page.keyboard.press('Enter')
  await expect(category).toHaveAttribute('aria-expanded', 'true')
  await expect(category).toBeFocused()
  await page.keyboard.press('Space')
  await expect(category).toHaveAttribute('aria-expanded', 'false')
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await expect(sidebar(page).getByRole('link', { name: 'Admonitions' })).toBeFocused()
})

test('the table of contents is reached and followed with the keyboard', async ({ page, visit }) => {
  await visit('writing/headings')
  await page.getByRole('link', { name: 'Skip to main content' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, '[aria-label="On this page"] a[href="#third"]')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#third$/)
})

test('every stop shows that it has the focus', async ({ page, visit }) => {
  await visit('writing/tabs')
  for (let step = 0; step < 40; step++) {
    await page.keyboard.press('Tab')
    const visible = await focused(page).evaluate((element) => {
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })
    const name = await focused(page).evaluate((element) => element.outerHTML.slice(0, 120))
    expect(visible, name).toBe(true)
  }
})

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the menu opens with Enter, holds the focus, and Escape gives it back', async ({ page, visit }) => {
    await visit('boats/rowing')
    const button = page.getByRole('button', { name: 'Menu', exact: true })
    await button.focus()
    await page.keyboard.press('Enter')
    await expect(sidebar(page)).toBeVisible()
    expect(await focused(page).evaluate((element) => element.closest('[popover]') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await expect(sidebar(page)).toBeHidden()
    await expect(button).toBeFocused()
  })
})

test('the focus goes through the navbar without moving the page below it', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await visit('writing/code')
  await page.evaluate(() => window.scrollTo(0, 800))
  await page.getByRole('button', { name: /^Color mode/ }).focus()
  for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab']) await page.keyboard.press(key)
  expect(await focused(page).evaluate((element) => element.closest('header') !== null)).toBe(true)
  expect(await page.evaluate(() => window.scrollY)).toBe(800)
})

test.describe('our own site', () => {
  test.use({ siteName: 'website' })

  test('as it is read out, by keyboard alone: from home to a search hit, and to a sample that is tried', async ({
    page,
    visit,
  }) => {
    await visit('./')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused()
    await expect(box(page)).toBeEnabled()
    await tabTo(page, 'button[title^="Color mode"]')
    await page.keyboard.press('Shift+Tab')
    await expect(box(page)).toBeFocused()
    await expect(page.locator('body')).toMatchAriaSnapshot(`
      - link "Skip to main content"
      - banner:
        - link "Sinequa Mint"
        - navigation "Main":
          - list:
            - listitem:
              - link "Mint"
        - button /Search/
        - 'button "Color mode: system. Switch to light."'
      - main:
        - article:
          - heading "Search applications, from query to result card" [level=1]
      - contentinfo
    `)
    await page.keyboard.press('Enter')
    await expect(input(page)).toBeFocused()
    await page.keyboard.type('guid')
    await expect(list(page)).toHaveAttribute('data-query', 'guid')
    await expect(dialog(page)).toMatchAriaSnapshot(`
      - dialog "Search":
        - combobox "Search" [expanded]: guid
        - button "Clear the search"
        - button "Close"
        - group "Search in":
          - radio "All" [checked]
        - listbox "Search results":
          - group "guid":
            - option /guid/ [selected]
        - status: /\\d+ (best )?results/
    `)

    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/atomic\/helpers\/guid/)
    await expect(page.locator('article :is(h1, h2, h3):focus')).toBeInViewport()
    await tabTo(page, '.try button')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('textbox', { name: 'Code to try' })).toBeFocused()
    await page.keyboard.press('Control+Enter')
    await expect(page.locator('.try').first()).toMatchAriaSnapshot(`
      - form "Editor":
        - textbox "Code to try": /guid/
        - button "Run"
        - button "Close"
        - status: Finished.
        - log "Output of your code":
          - figure "Output"
    `)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Try it' }).first()).toBeFocused()
  })
})
