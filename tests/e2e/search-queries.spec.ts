import { ask, dialog, input, list, open, options, selected, status } from './support/search'
import { expect, test } from './support/test'

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
