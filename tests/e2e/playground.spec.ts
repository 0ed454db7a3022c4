import type { Page } from '@playwright/test'
import { expectAccessible, expectAccessibleAt } from './support/axe'
import { expect, test } from './support/test'

const editor = (page: Page) => page.getByRole('textbox', { name: 'Code to try' })
const choice = (page: Page) => page.getByRole('combobox', { name: 'Start from' })
const output = (page: Page) => page.getByRole('log', { name: 'Output of your code' })

async function run(page: Page, code?: string): Promise<void> {
  if (code !== undefined) await editor(page).fill(code)
  await page.getByRole('button', { name: 'Run' }).click()
  await expect(page.locator('.try').getByRole('status')).toHaveText(/^Finished/)
}

test('every editor has samples to begin with, and keeps what was typed into each', async ({
  page,
  visit,
}) => {
  await visit('atomic/helpers/guid')
  await page.getByRole('button', { name: 'Try it' }).first().click()
  await expect(editor(page)).toHaveValue(/guid/)
  await editor(page).fill('// mine')
  await choice(page).selectOption('Facets and filters')
  await expect(editor(page)).toHaveValue(/aggregations/)
  await choice(page).selectOption('This sample')
  await expect(editor(page)).toHaveValue('// mine')
  await choice(page).selectOption('Error: 401')
  await editor(page).fill('// mine, too')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(editor(page)).toHaveValue(/status: 401/)
  await run(page)
  await expect(output(page)).toContainText('UnauthorizedError')
})

test('the mock server answers, lists are tables with their text in a fold, and the editor is accessible', async ({
  page,
  visit,
}) => {
  await visit('atomic/guides/playground')
  // Only the sample that should fail does.
  await expect(page.locator('figure.observed[data-error]')).toHaveText([/Failed to fetch/])
  await expectAccessible(page, 'code that scrolls down', { only: ['scrollable-region-focusable'] })
  // Editors open by themselves, but not for readers who save data.
  await page.getByRole('button', { name: 'Try it' }).first().click()
  await run(page)
  const found = output(page).getByRole('table', { name: '5 rows' })
  await expect(found.getByRole('columnheader')).toHaveText(['title', 'docformat', 'modified'])
  await expect(found.getByRole('row')).toHaveCount(6)
  await output(page).getByText('As text').click()
  await expect(output(page).getByLabel('As text')).toContainText(/^\[\s+\{\s+title: 'Wind turbines/)
  await expectAccessibleAt(page, [1280, 390])

  await run(
    page,
    "console.log('<b>Tides</b>:', Array.from({ length: 51 }, (_, at) => ({ at, name: '<img src=x>' })))",
  )
  const tides = output(page).getByRole('table', { name: '<b>Tides</b>: 51 rows' })
  await expect(tides.getByRole('row').last()).toHaveText('… 1 more row')
  await expect(tides.locator('img, b')).toHaveCount(0)
})

test('a tab chooses the sample, whose output is beside it or below, and becomes its editor', async ({
  page,
  visit,
}) => {
  const places = () =>
    page.locator('.tab-panel[data-selected] .observed-beside').evaluate((output) => {
      const code = output.parentElement?.querySelector('.code')?.getBoundingClientRect()
      const { left, top } = output.getBoundingClientRect()
      return code && { isBeside: left >= code.right, isBelow: top >= code.bottom }
    })
  await visit('atomic/guides/playground')
  await page.getByRole('tab', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/sample=sign-in/)
  await expect(page.locator('figure.observed:visible').last()).toContainText("name: 'bob'")
  await page.setViewportSize({ width: 1280, height: 800 })
  expect(await places()).toEqual({ isBeside: true, isBelow: false })
  await expect(page.getByRole('button', { name: 'Try it' })).toBeInViewport({ ratio: 1 })
  const cut = await page
    .locator('.tab-panel[data-selected] pre:visible')
    .evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
  expect(cut).toBe(0)
  await page.setViewportSize({ width: 390, height: 800 })
  expect(await places()).toEqual({ isBeside: false, isBelow: true })
  await page.getByRole('button', { name: 'Try it' }).click()
  await expect(editor(page)).toHaveValue(/logout/)
  await expect(choice(page)).toBeHidden()
  await expect(page.locator('figure.observed:visible')).toHaveCount(0)
})

test('the source of the demonstration is on the home page, as it is in its file', async ({
  context,
  page,
  visit,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit('./')
  await page.getByText('View the source of the demonstration').click()
  const source = page.locator('figure', { hasText: 'search-worker.ts' })
  await source.hover()
  await source.getByRole('button', { name: 'Copy' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^const server = createSearchServer[\s\S]*fetchQuery\(queryOf\(data\)\)/)
})

test.describe('on a connection that is not slow', () => {
  test.use({ search: true })

  test('the page is an editor that has run its sample, beside the output, without sidebar, scroll or focus', async ({
    page,
    visit,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await visit('atomic/guides/playground')
    await expect(output(page).locator('table')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'Run' })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden()
    await expect(editor(page)).not.toBeFocused()
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await expect(page.locator('.try-editor')).toHaveCount(1)

    await editor(page).fill("console.log('mine')")
    await page.getByRole('tab', { name: 'Suggestions' }).click()
    await expect(output(page).locator('table:visible')).toContainText('solar')
    await page.getByRole('link', { name: 'Query', exact: true }).last().click()
    await expect(page).toHaveURL(/api\/query$/)
    await page.goBack()
    await page.getByRole('tab', { name: 'Search' }).click()
    await expect(editor(page).and(page.locator(':visible'))).toHaveValue("console.log('mine')")
    await expect(output(page).and(page.locator(':visible')), 'what was typed waits').toBeEmpty()
  })
})
