import type { Page } from '@playwright/test'
import { blockStorage, watchWarnings } from './support/blocked-storage'
import { sidebar } from './support/page'
import { expect, hydrated, test } from './support/test'

const mark = (page: Page) => page.getByRole('checkbox', { name: 'I have done this step' })
const told = (page: Page) => page.getByRole('region', { name: 'Your progress' }).getByRole('status')
const inSidebar = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })
const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }))

test('a step is marked with the keyboard, and stays marked over a reload', async ({ page, visit }) => {
  await visit('mint/tutorial/filters')
  await expect(told(page)).toHaveText('0 of 9 steps done')
  await expect(inSidebar(page, 'Adding a Filter')).toHaveAttribute('aria-current', 'page')
  await mark(page).focus()
  await page.keyboard.press('Space')
  await expect(mark(page)).toBeChecked()
  await expect(told(page)).toHaveText('1 of 9 steps done')
  await expect(inSidebar(page, 'Adding a Filter (done)')).toBeVisible()
  expect(await stored(page)).toEqual({ 'docs-tutorial-done': 'filters' })

  await page.reload()
  await hydrated(page)
  await expect(mark(page)).toBeChecked()
  await expect(told(page)).toHaveText('1 of 9 steps done')
  await expect(inSidebar(page, 'Adding a Filter (done)')).toBeVisible()

  await page.keyboard.press('Tab')
  await mark(page).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const steps = page.getByRole('region', { name: 'Your progress' }).getByRole('link')
  await expect(steps).toHaveCount(9)
  await expect(steps.nth(4)).toHaveAccessibleName('Adding a Filter (done)')
  await expect(steps.nth(4)).toHaveAttribute('aria-current', 'page')

  await mark(page).uncheck()
  await expect(told(page)).toHaveText('0 of 9 steps done')
  await expect(inSidebar(page, 'Adding a Filter')).toBeVisible()
  expect(await stored(page)).toEqual({})
})

test('the marks of the sidebar outlive its folds, and the way through other pages', async ({
  page,
  site,
  visit,
}) => {
  await page.goto('mint/tutorial/introduction')
  await page.evaluate(() => localStorage.setItem('docs-tutorial-done', 'introduction result-metadata gone'))
  await visit('mint/tutorial/introduction')
  await expect(told(page)).toHaveText('2 of 9 steps done')
  await expect(inSidebar(page, 'Introduction (done)')).toBeVisible()

  await page.getByRole('region', { name: 'Your progress' }).getByText('All steps').click()
  await page
    .getByRole('region', { name: 'Your progress' })
    .getByRole('link', { name: 'Adding a Filter' })
    .click()
  await expect(page).toHaveURL(`${site.url}mint/tutorial/filters`)
  await expect(mark(page)).not.toBeChecked()
  await expect(inSidebar(page, 'Introduction (done)')).toBeVisible()
  await mark(page).check()
  await expect(told(page)).toHaveText('3 of 9 steps done')
  await expect(inSidebar(page, 'Adding a Filter (done)')).toBeVisible()

  const fold = sidebar(page).getByRole('button', { name: 'Tutorial' })
  await fold.click()
  await expect(inSidebar(page, 'Introduction (done)')).toHaveCount(0)
  await fold.click()
  await expect(inSidebar(page, 'Introduction (done)')).toBeVisible()

  await inSidebar(page, 'Prerequisites').click()
  await expect(page.locator('h1')).toHaveText('Prerequisites')
  await sidebar(page).getByRole('button', { name: 'Features' }).click()
  await fold.click()
  await expect(inSidebar(page, 'Adding Result Metadata (done)')).toBeVisible()
  await expect(inSidebar(page, 'Connecting to Sinequa')).toBeVisible()
})

test('a mark reaches other open tabs of the browser', async ({ page, context, site, visit }) => {
  await visit('mint/tutorial/connection')
  const other = await context.newPage()
  await other.goto(`${site.url}mint/tutorial/updating`)
  await hydrated(other)
  await mark(other).check()
  await expect(told(page)).toHaveText('1 of 9 steps done')
  await expect(mark(page)).not.toBeChecked()
  await expect(inSidebar(page, 'Updating an Angular Application (done)')).toBeVisible()
  await mark(page).check()
  await expect(told(other)).toHaveText('2 of 9 steps done')
  await mark(other).uncheck()
  await expect(told(page)).toHaveText('1 of 9 steps done')
  await expect(inSidebar(page, 'Updating an Angular Application')).toBeVisible()
  await expect(inSidebar(page, 'Connecting to Sinequa (done)')).toBeVisible()
})

test('where storage is blocked, a mark holds until the page is left, without an error', async ({
  context,
  page,
  visit,
}) => {
  const warnings = watchWarnings(context)
  await blockStorage(page)
  await visit('mint/tutorial/filters')
  await mark(page).check()
  await expect(told(page)).toHaveText('1 of 9 steps done')
  await page.getByRole('article').getByRole('link', { name: 'Tabs and Internationalization' }).last().click()
  await expect(page.locator('h1')).toHaveText('Tabs and Internationalization')
  await expect(told(page)).toHaveText('1 of 9 steps done')
  await expect(inSidebar(page, 'Adding a Filter (done)')).toBeVisible()
  expect(warnings).toEqual([expect.stringContaining('This browser blocks storage')])
  await page.reload()
  await hydrated(page)
  await expect(told(page)).toHaveText('0 of 9 steps done')
  await expect(mark(page)).toBeEnabled()
})

test('on a phone the marks are in the menu, and the box is large enough for a finger', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await visit('mint/tutorial/highlighting')
  await mark(page).check()
  const label = page.locator('label', { hasText: 'I have done this step' })
  expect((await label.boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(inSidebar(page, 'Highlighting Entities in the Preview (done)')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the box says that it cannot remember, and the steps are there as links', async ({ page }) => {
    await page.goto('mint/tutorial/filters')
    await expect(mark(page)).toBeDisabled()
    const progress = page.getByRole('region', { name: 'Your progress' })
    await expect(progress.locator('noscript')).toBeVisible()
    await progress.getByText('All steps').click()
    await progress.getByRole('link', { name: 'Connecting to Sinequa' }).click()
    await expect(page.locator('h1')).toHaveText('Connecting to Sinequa')
  })
})
