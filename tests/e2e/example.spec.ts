import { readFile } from 'node:fs/promises'
import { expectAccessible } from './support/axe'
import { documentCount, expect, openSearch, signIn, test } from './support/example'

const UNAUTHORIZED = /status of 401|Failed to get JWT/

test('a user signs in, stays signed in, and signs out', async ({ page, example, problems }) => {
  problems.expect(UNAUTHORIZED)
  await page.goto(example.url)
  await signIn(page, 'wrong')
  await expect(page.getByRole('alert')).toHaveText('The user name or the password is wrong.')
  await expect(page.getByLabel('User name')).toHaveValue('alice')
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused()
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'All documents' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(10)
  await page.getByRole('button', { name: 'Account of Alice Moreau' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('heading', { name: 'Sign in to search' })).toBeVisible()
})

test('single sign-on works through the network and through a provider, again and again', async ({
  page,
  example,
  problems,
}) => {
  problems.expect(UNAUTHORIZED)
  const button = page.getByRole('button', { name: 'Use single sign-on' })
  await page.goto(example.url)
  await button.click()
  await expect(page.getByRole('alert')).toContainText('Single sign-on is not available')
  for (const signInWith of ['sso', 'oauth', 'oauth'] as const) {
    example.mock.set({ signInWith })
    example.mock.state.sessions.clear()
    await page.evaluate(() => sessionStorage.clear())
    await page.reload()
    await button.click()
    await expect(page.getByRole('article').first()).toBeVisible()
  }
})

test('the keyboard chooses a suggestion, and later a recent search', async ({ page }) => {
  await openSearch(page)
  const box = page.getByRole('combobox', { name: 'Search' })
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await page.keyboard.type('turb')
  await expect(page.getByRole('option', { name: 'turbines' })).toBeVisible()
  await box.press('ArrowDown')
  await expect(page.getByRole('option', { selected: true, name: 'turbines' })).toBeVisible()
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Results for “turbines”' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('q')).toBe('turbines')
  await expect(box).toBeFocused()
  await box.fill('')
  await expect(page.getByRole('listbox', { name: 'Recent searches' })).toBeVisible()
  await box.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
})

test('values of a facet are alternatives, can be excluded, and more of them load', async ({ page }) => {
  await openSearch(page, '?q=turbine')
  const all = await documentCount(page)
  await page.getByRole('checkbox', { name: 'Report' }).check()
  await expect(page.getByRole('button', { name: 'Type: Report' })).toBeVisible()
  const reports = await documentCount(page)
  await page.getByRole('checkbox', { name: 'Contract' }).check()
  await expect(page.getByRole('button', { name: 'Type: Report or Contract' })).toBeVisible()
  const both = await documentCount(page)
  expect(both).toBeGreaterThan(reports)

  await page.getByRole('button', { name: 'Exclude Report' }).click()
  await page.getByRole('checkbox', { name: 'Contract' }).uncheck()
  await expect(page.getByRole('button', { name: 'Not Type: Report' })).toBeVisible()
  expect(await documentCount(page)).toBe(all - reports)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Exclude Report' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page.getByRole('heading', { name: 'Results for' })).toBeFocused()
  expect(await documentCount(page)).toBe(all)

  const people = page.getByRole('group', { name: 'Person' })
  await expect(people.getByRole('checkbox')).toHaveCount(10)
  await people.getByRole('button', { name: 'Show more' }).click()
  await expect(people.getByRole('checkbox').nth(10)).toBeVisible()
})

test('dates, order and page are in the address, and Back undoes them', async ({ page }) => {
  await openSearch(page, '?q=turbine')
  const all = await documentCount(page)
  await page.getByLabel('From').fill('2024-01-01')
  await page.getByLabel('To', { exact: true }).fill('2024-12-31')
  await expect(page.getByRole('button', { name: '2024-01-01 to 2024-12-31' })).toBeVisible()
  expect(await documentCount(page)).toBeLessThan(all)
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('From')).toHaveValue('')

  const titles = page.getByRole('article').getByRole('heading')
  await page.getByLabel('Sort by').selectOption('Title')
  await expect(page).toHaveURL(/s=title/)
  await documentCount(page)
  const sorted = await titles.allInnerTexts()
  expect(sorted).toEqual(sorted.toSorted())

  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Page 2 of')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Results for' })).toBeFocused()
  await page.goBack()
  await expect(page.getByText('Page 1 of')).toBeVisible()
  expect(await titles.allInnerTexts()).toEqual(sorted)
})

for (const width of [1280, 390]) {
  test(`a preview at ${width} px shows a document, steps through its highlights and closes again`, async ({
    page,
    problems,
  }) => {
    // Scripts that the tests add to every frame, which this one does not run.
    problems.expect(/Blocked script execution/)
    await page.setViewportSize({ width, height: 800 })
    await openSearch(page, '?q=turbine')
    const link = page.getByRole('article').getByRole('link').first()
    const title = await link.innerText()
    await link.click()
    // Beside the results, or over them.
    const preview = page.getByRole(width === 1280 ? 'region' : 'dialog', { name: title })
    await expect(preview.frameLocator('iframe').getByRole('heading', { name: title })).toBeVisible()
    await preview.getByRole('button', { name: 'Next highlight' }).click()
    await expect(preview.getByRole('status')).toHaveText(/^1 of \d+$/)
    await expect(preview.frameLocator('iframe').locator('#matchlocations_0')).toHaveCSS(
      'outline-style',
      'solid',
    )
    await expectAccessible(page, 'preview', { without: ['frame-tested'] })
    await page.keyboard.press('Escape')
    await expect(preview).toBeHidden()
    await expect(link).toBeFocused()
  })
}

test('the results are saved as a file', async ({ page }) => {
  await openSearch(page, '?q=turbine')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe('results.csv')
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\n')
  expect(lines[0]).toBe('title,doctype,docformat,modified,authors,url1')
  expect(lines).toHaveLength((await documentCount(page)) + 1)
})

test('bookmarks are stored on the server and open their documents', async ({ page }) => {
  await openSearch(page)
  const star = page.getByRole('button', { name: /^Bookmark .+/ }).first()
  const title = (await star.getAttribute('aria-label'))?.replace('Bookmark ', '') ?? ''
  await star.click()
  await expect(star).toHaveAttribute('aria-pressed', 'true')
  await page.goto('?q=turbine')
  const bookmarks = page.getByRole('button', { name: 'Bookmarks 1' })
  await bookmarks.click()
  await page.getByRole('button', { name: title, exact: true }).click()
  await expect(page.getByRole('region', { name: title })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bookmarks).toBeFocused()
})

test('an expired session leads to the sign-in form and back to the search', async ({
  page,
  example,
  problems,
}) => {
  problems.expect(UNAUTHORIZED)
  await openSearch(page, '?q=turbine')
  example.mock.set({ expiresAfter: 0 })
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('Your session has expired')).toBeVisible()
  example.mock.set({ expiresAfter: Infinity })
  await signIn(page)
  await expect(page.getByText('Page 2 of')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Results for “turbine”' })).toBeVisible()
})

test('a failed search is explained and tried again', async ({ page, example, problems }) => {
  problems.expect(/status of 500|Server error/)
  await openSearch(page)
  example.mock.set({ errors: { 'api/v1/query': 500 } })
  await page.getByLabel('Sort by').selectOption('Title')
  await expect(page.getByRole('alert')).toContainText('The search server has a problem.')
  example.mock.set({ errors: {} })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await page.getByRole('combobox', { name: 'Search' }).fill('xyzzy')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No document matches.')).toBeVisible()
})

test('axe finds nothing, on wide and narrow screens, light and dark', { tag: '@weekly' }, async ({
  page,
  example,
}) => {
  await page.goto(example.url)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await expectAccessible(page, `sign-in, ${colorScheme}`)
  }
  await signIn(page)
  await page.getByRole('checkbox', { name: 'Report' }).check()
  await page.getByRole('button', { name: 'Exclude Contract' }).click()
  await page.getByRole('combobox', { name: 'Search' }).fill('turb')
  await expect(page.getByRole('option').first()).toBeVisible()
  for (const width of [1280, 390]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme })
      await expectAccessible(page, `results at ${width} px, ${colorScheme}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    }
  }
  await page.keyboard.press('Escape')
  for (const name of ['Saved searches 0', 'Account of Alice Moreau']) {
    await page.getByRole('button', { name }).click()
    await expectAccessible(page, `${name} at 390 px, dark`)
    await page.keyboard.press('Escape')
  }
})
