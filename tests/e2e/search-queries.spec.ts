import { expectAccessible } from './support/axe'
import { ask, dialog, input, list, open, options, selected, status } from './support/search'
import { expect, test } from './support/test'

test.use({ search: true })

test('recent searches are offered while nothing is typed, and can be cleared; no result offers near terms', async ({
  page,
  visit,
}) => {
  await visit('atomic/intro')
  await open(page)
  const recent = dialog(page).getByRole('region', { name: 'Recent searches' })
  await expect(dialog(page).getByText('Type a name')).toBeVisible()
  const places = dialog(page).getByRole('navigation', { name: 'Good places to start' })
  await expect(places.getByRole('link')).toHaveCount(3)
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

test('results do not flicker: those of one query stay until the next ones arrive', async ({
  page,
  visit,
}) => {
  await visit('atomic/intro')
  await open(page)
  await ask(page, 'a')
  await ask(page, 'au')
  // Counts how often the list is empty.
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

for (const { width, colorScheme } of [
  { width: 390, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const) {
  const tag = colorScheme === 'dark' ? '@weekly' : []
  test.describe(`at ${width} px, ${colorScheme}`, { tag }, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } })

    test('search can be for one part of the site, by keys, and stays so', async ({ page, visit }) => {
      await visit('atomic/intro')
      await open(page)
      const part = (name: string) =>
        dialog(page).getByRole('group', { name: 'Search in' }).getByRole('radio', { name, exact: true })
      await expect(part('All')).toBeChecked()
      await ask(page, 'aggregation')
      await expect(status(page)).not.toContainText(' in Mint')
      await input(page).press('Tab')
      await expect(dialog(page).getByRole('button', { name: 'Clear the search' })).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(part('All')).toBeFocused()
      await page.keyboard.press('ArrowRight')
      await expect(part('Mint')).toBeChecked()
      await expect(status(page)).toContainText(' in Mint')
      await expect(list(page).locator('.search-title span')).not.toHaveCount(0)
      for (const name of await list(page).locator('.search-title span').all()) {
        await expect(name).toHaveText('Mint')
      }
      await expectAccessible(page, 'search in one part', { within: 'dialog' })

      await visit('atomic/intro')
      await page.keyboard.press('Control+k')
      await expect(part('Mint')).toBeChecked()
      await ask(page, 'isJsonable')
      await expect(status(page)).toHaveText('No results in Mint')
      await dialog(page).getByRole('button', { name: 'Search all parts' }).click()
      await expect(selected(page)).toHaveAttribute('href', /isJsonable/)
      await expect(part('All')).toBeChecked()
      await expect(input(page)).toBeFocused()
    })
  })
}
