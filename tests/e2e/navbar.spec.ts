import type { Locator } from '@playwright/test'
import { sidebar } from './support/page'
import { expect, test } from './support/test'

test('[N1] the navbar has a language dropdown with English alone', async ({ page, visit }) => {
  await visit('atomic/intro')
  const banner = page.getByRole('banner')
  const button = banner.getByRole('button', { name: 'Language: English' })
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  const english = banner.getByRole('link', { name: 'English' })
  await expect(english).toBeHidden()
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(english).toBeVisible()
  await expect(banner.locator('[hreflang]')).toHaveCount(1)
})

test.describe('once search has loaded', () => {
  test.use({ search: true })

  test('[N1] the navbar has a search box, which opens search', async ({ page, visit }) => {
    await visit('atomic/intro')
    await page.getByRole('banner').getByRole('button', { name: 'Search Ctrl+K', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Search' }).getByRole('combobox')).toBeFocused()
  })
})

test('[N1] the color-mode toggle goes through the modes and says which one it is', async ({
  page,
  visit,
}) => {
  await visit('atomic/intro')
  const toggle = page.getByRole('banner').getByRole('button', { name: /^Color mode/ })
  const html = page.locator('html')
  for (const [choice, mode] of [
    ['system', 'light'],
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'light'],
  ] as const) {
    await expect(html).toHaveAttribute('data-theme-choice', choice)
    await expect(html).toHaveAttribute('data-theme', mode)
    await expect(toggle).toHaveAccessibleName(new RegExp(`^Color mode: ${choice}\\b`))
    await toggle.click()
  }
})

test('[N1] a chosen color mode is there again on the next visit', async ({ page, visit }) => {
  await visit('atomic/intro')
  await page.getByRole('button', { name: /^Color mode: system/ }).click()
  await page.getByRole('button', { name: /^Color mode: light/ }).click()
  await visit('atomic/helpers/guid')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(page.getByRole('button', { name: /^Color mode: dark/ })).toBeVisible()
})

test('the navbar leads to each documented part that has pages, and marks the current one', async ({
  page,
  visit,
}) => {
  await visit('./')
  const part = page.getByRole('banner').getByRole('link', { name: 'Atomic', exact: true })
  await expect(part).not.toHaveAttribute('aria-current')
  await part.click()
  await expect(sidebar(page)).toBeVisible()
  await expect(part).toHaveAttribute('aria-current', 'true')
})

test('the navbar stays in view', async ({ page, visit }) => {
  await visit('atomic/helpers/getMetadata')
  await page.locator('footer').last().scrollIntoViewIfNeeded()
  await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 })
})

test('[P7] the navbar links to the source repository', async ({ page, visit }) => {
  await visit('atomic/intro')
  const link = page.getByRole('banner').getByRole('link', { name: 'GitHub' })
  await expect(link).toBeVisible()
  await expect(link).toHaveAttribute('href', 'https://github.com/sinequa/sba-mint')
})

test.describe('with every kind of item', () => {
  test.use({ siteName: 'notice' })

  test('each item is shown on its side, in its order', async ({ page, visit }) => {
    await visit('./')
    const main = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
    const lists = main.locator(':scope > ul')
    const names = (list: Locator) => list.locator(':scope > li > :first-child').allInnerTexts()
    expect(await names(lists.first())).toEqual(['Crew', 'Timetable', 'Contact'])
    expect((await names(lists.last())).map((name) => name.split('\n')[0])).toEqual([
      'Aboard',
      'English',
      'Map',
      'Pier 4',
      // These two are also in the menu of what does not fit, which comes last.
      'Departures today',
      'Lost property',
      '',
    ])
    await expect(main.getByRole('link', { name: 'Map' })).toHaveAttribute('href', 'https://map.example.com')
    await main.getByRole('button', { name: 'Aboard' }).click()
    await expect(lists.last().locator('ul:visible a')).toHaveText([
      'Tickets',
      'For the crew',
      'Write to us',
      'Weather',
    ])
    const search = page.getByRole('banner').getByRole('button', { name: /^Search/ })
    const toggle = page.getByRole('banner').getByRole('button', { name: /^Color mode/ })
    const boxes = await Promise.all([main, search, toggle].map((element) => element.boundingBox()))
    const starts = boxes.map((box) => box?.x ?? -1)
    expect(starts).toEqual([...starts].sort((a, b) => a - b))
    const centers = await lists
      .last()
      .locator(':scope > li:visible')
      .evaluateAll((items) =>
        items.map(({ firstElementChild: item }) => {
          const { top, bottom } = item?.getBoundingClientRect() ?? { top: 0, bottom: 0 }
          return Math.round((top + bottom) / 2)
        }),
      )
    expect(Math.max(...centers) - Math.min(...centers), 'in one line').toBeLessThanOrEqual(1)
  })

  for (const [path, current] of [
    ['./', ['Crew true', 'For the crew true']],
    // An item that may fold into a menu is there twice.
    ['timetable', ['Timetable page', 'Departures today page', 'Departures today page']],
    ['contact', ['Contact page', 'Lost property page', 'Write to us page', 'Lost property page']],
    ['fares', ['Tickets page']],
  ] as const) {
    test(`the items that stand for ${path} are current there`, async ({ page, visit }) => {
      await visit(path)
      const links = page.getByRole('banner').locator('[aria-current]:not([hreflang])')
      expect(
        await links.evaluateAll((found) =>
          found.map((link) => `${link.textContent} ${link.getAttribute('aria-current')}`),
        ),
      ).toEqual([...current])
    })
  }
})
