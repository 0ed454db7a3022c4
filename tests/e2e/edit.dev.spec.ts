import type { Page } from '@playwright/test'
import { answerOf, isMarked, mark } from './support/document'
import { expect, hydrated, test } from './support/edited-site'
import { sidebar } from './support/page'

const overlay = (page: Page) => page.locator('vite-error-overlay')

test('an edit of the text shows in place: islands keep their state, the reader keeps the place', async ({
  page,
  files,
  visit,
}) => {
  await visit('writing/islands')
  await mark(page)
  await page.getByRole('button', { name: 'block: 0' }).click()
  await page.getByRole('button', { name: 'inline: 5' }).click()
  await page.locator('#after').evaluate((heading) => heading.scrollIntoView())
  const before = await page.evaluate(() => window.scrollY)
  files.edit('docs/writing/10-islands.mdx', 'Text after the islands.', 'Text after an edit.')
  await expect(page.getByText('Text after an edit.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'block: 1' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'inline: 6' })).toBeVisible()
  expect(await page.evaluate(() => window.scrollY)).toBe(before)
  expect(await isMarked(page)).toBe(true)
})

test('an edit of an island shows in place, with its state', async ({ page, files, visit }) => {
  await visit('writing/islands')
  await mark(page)
  await page.getByRole('button', { name: 'block: 0' }).click()
  files.edit('components/Counter.island.tsx', '{label}: {count}', '{label} is {count}')
  await expect(page.getByRole('button', { name: 'block is 1' })).toBeVisible()
  files.edit('components/Counter.island.tsx', '{label} is {count}', '{label}: {count}')
  await expect(page.getByRole('button', { name: 'block: 1' })).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('an edit of a component that runs at build time shows in place', async ({ page, files, visit }) => {
  await visit('writing/expressions')
  await mark(page)
  files.edit('components/Crew.tsx', '<li key={name}>{name}</li>', '<li key={name}>Sailor {name}</li>')
  await expect(page.locator('.crew li').first()).toHaveText('Sailor Ines')
  expect(await isMarked(page)).toBe(true)
})

test('an edit of a file that a fence shows is in the fence', async ({ page, files, visit }) => {
  await visit('writing/code')
  await mark(page)
  await expect(page.getByText('nextTide(hour: number)')).toBeVisible()
  files.edit('components/tide-table.ts', 'nextTide', 'tideAfter')
  await expect(page.getByText('tideAfter(hour: number)')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('[D2] a new style sheet is there at once, and an edit of one shows in place', async ({
  page,
  files,
  visit,
}) => {
  const crew = page.locator('.crew')
  await visit('writing/expressions')
  files.write('components/crew.css', '.crew { color: rgb(1, 2, 3) }')
  await expect(crew).toHaveCSS('color', 'rgb(1, 2, 3)')
  await hydrated(page)
  await mark(page)
  files.edit('components/crew.css', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)')
  await expect(crew).toHaveCSS('color', 'rgb(4, 5, 6)')
  expect(await isMarked(page)).toBe(true)
})

test('an edit of a partial shows on the page that includes it', async ({ page, files, visit }) => {
  await visit('writing/expressions')
  files.edit('docs/writing/_safety.mdx', 'life jacket', 'wool sweater')
  await expect(page.getByText('wool sweater')).toBeVisible()
})

test('a new title shows in the page, the document’s title and the sidebar', async ({
  page,
  files,
  visit,
}) => {
  await visit('boats/sail/sloop')
  files.edit('docs/boats/sail/sloop.mdx', 'title: Sloop', 'title: Cutter')
  await expect(page.locator('h1')).toHaveText('Cutter')
  await expect(page).toHaveTitle(/^Cutter –/)
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Cutter')
})

test('a category that was opened stays open when a page is edited, and shows the edit', async ({
  page,
  files,
  visit,
}) => {
  await visit('tides')
  await sidebar(page).getByRole('button', { name: 'Writing', exact: true }).click()
  await expect(sidebar(page).getByRole('link', { name: 'Headings' })).toBeVisible()
  files.edit('docs/writing/06-headings.mdx', 'title: Headings', 'title: Captions')
  await expect(sidebar(page).getByRole('link', { name: 'Captions' })).toBeVisible()
  await expect(sidebar(page).getByRole('alert')).toHaveCount(0)
})

test('the category of the open page stays open when its label changes', async ({ page, files, visit }) => {
  await visit('boats/sail/sloop')
  const current = sidebar(page).locator('[aria-current=page]')
  await expect(current).toBeVisible()
  files.edit('sidebars.ts', "label: 'Sail'", "label: 'Under sail'")
  await expect(sidebar(page).getByText('Under sail')).toBeVisible()
  await expect(current).toBeVisible()
})

test('a new page is served and stands in the sidebar', async ({ page, files, visit }) => {
  await visit('log/first-entry')
  files.write('docs/log/3-third-entry.mdx', '---\ntitle: Third entry\n---\n\nRain.\n')
  await sidebar(page).getByRole('link', { name: 'Third entry' }).click()
  await expect(page.getByText('Rain.')).toBeVisible()
})

// That these are the errors of the build is shown without a browser, by `tests/dev-errors.test.ts`.
for (const [what, to, message] of [
  ['a page that cannot be rendered', 'Text {not valid} after', 'This page is not valid MDX'],
  ['a page with a broken link', '[broken](/no-such-page) Text after', '/no-such-page'],
] as const) {
  test(`[D2] the error of ${what} shows on an overlay, which clears itself and leaves islands as they were`, async ({
    page,
    files,
    problems,
    visit,
  }) => {
    if (!what.includes('link')) problems.expect(/status of 500/)
    await visit('writing/islands')
    await page.getByRole('button', { name: 'block: 0' }).click()
    files.edit('docs/writing/10-islands.mdx', 'Text after', to)
    await expect(overlay(page).locator('.message')).toContainText(message)
    await expect(overlay(page).locator('.message')).toContainText('docs/writing/10-islands.mdx:')
    files.edit('docs/writing/10-islands.mdx', to, 'Text after')
    await expect(overlay(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'block: 1' })).toBeVisible()
  })
}

test('[D2] a page that is broken when it is opened shows the error, and comes alive when it is mended', async ({
  page,
  files,
  problems,
}) => {
  problems.expect(/status of 500/)
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  files.edit('docs/tides.mdx', 'High water', '{High water}')
  await expect.poll(async () => (await answerOf(page, 'tides')).status()).toBe(500)
  await page.goto('tides')
  await expect(overlay(page)).toContainText('docs/tides.mdx:6')
  files.edit('docs/tides.mdx', '{High water}', 'High water')
  await expect(page.locator('h1')).toHaveText('Tides')
  await expect(overlay(page)).toHaveCount(0)
})

test('a change of the configuration reloads the page with it', async ({ page, files, visit }) => {
  await visit('tides')
  files.edit('site.config.ts', "title: 'Harbor handbook'", "title: 'Port handbook'")
  await expect(page).toHaveTitle('Tides – Port handbook')
})
