import type { Page } from '@playwright/test'
import { sidebar } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const panelText = (page: Page, text: string) => page.locator('article').getByText(text, { exact: false })

test('only the panel of the chosen tab is shown', async ({ page, visit }) => {
  await visit('writing/tabs')
  await expect(tab(page, 'Green light')).toHaveAttribute('aria-selected', 'true')
  await expect(panelText(page, 'Starboard side')).toBeVisible()
  await expect(panelText(page, 'Port side.')).toBeHidden()
  await tab(page, 'Red light').click()
  await expect(panelText(page, 'Port side.')).toBeVisible()
  await expect(panelText(page, 'Starboard side')).toBeHidden()
})

test('tabs of one group are in step, on the page and on others', async ({ page, visit }) => {
  await visit('writing/tabs')
  await expect(panelText(page, "second: string = 'typescript'")).toBeVisible()
  await tab(page, 'JavaScript').first().click()
  await expect(panelText(page, "first = 'javascript'")).toBeVisible()
  await expect(panelText(page, "second = 'javascript'")).toBeVisible()
  await sidebar(page).getByRole('link', { name: 'More tabs' }).click()
  await expect(panelText(page, "third = 'javascript'")).toBeVisible()
})

test('a choice is remembered on the next visit', async ({ page, visit }) => {
  await visit('writing/tabs')
  await tab(page, 'JavaScript').first().click()
  await visit('writing/more-tabs')
  await expect(tab(page, 'JavaScript')).toHaveAttribute('aria-selected', 'true')
  await expect(panelText(page, "third = 'javascript'")).toBeVisible()
})

test('a choice reaches other open tabs of the browser', async ({ page, context, site, visit }) => {
  await visit('writing/tabs')
  const other = await context.newPage()
  await other.goto(`${site.url}writing/more-tabs`)
  await other.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  await other.getByRole('tab', { name: 'JavaScript' }).click()
  await expect(panelText(page, "first = 'javascript'")).toBeVisible()
})

test('a tab can be linked, and its choice goes into the address', async ({ page, site, visit }) => {
  await visit('writing/tabs?season=winter')
  await expect(panelText(page, 'Long nights.')).toBeVisible()
  await tab(page, 'Summer').click()
  await expect(page).toHaveURL(`${site.url}writing/tabs?season=summer`)
  await expect(panelText(page, 'Long days.')).toBeVisible()
})

test('tabs follow the arrow keys', async ({ page, visit }) => {
  await visit('writing/tabs')
  await tab(page, 'Green light').focus()
  await page.keyboard.press('ArrowRight')
  await expect(tab(page, 'White light')).toBeFocused()
  await expect(panelText(page, 'Stern.')).toBeVisible()
  await page.keyboard.press('Home')
  await expect(tab(page, 'Red light')).toBeFocused()
})

test('an island in a tab works', async ({ page, visit }) => {
  await visit('writing/tabs')
  await page.getByRole('button', { name: 'in a tab: 0' }).click()
  await tab(page, 'Red light').click()
  await tab(page, 'Green light').click()
  await expect(page.getByRole('button', { name: 'in a tab: 1' })).toBeVisible()
})
