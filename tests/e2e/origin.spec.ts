import { sidebar } from './support/page'
import { expect, test } from './support/test'

// Every test fails on a request to another origin. These only go through the states of a visit.

test('[C5] [D5] a visit asks nothing of another origin', async ({ page, visit }) => {
  await visit('./')
  await page.getByRole('banner').getByRole('link', { name: 'Atomic', exact: true }).hover()
  for (const path of ['markdown-page', 'atomic/intro', 'atomic/helpers/guid']) await visit(path)
  const toggle = page.getByRole('button', { name: /^Color mode/ })
  for (let click = 0; click < 3; click++) await toggle.click()
  await page.getByRole('button', { name: 'Language: English' }).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Website' }).hover()
  await page.getByRole('banner').getByRole('link', { name: 'GitHub' }).hover()
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().click()
  await expect(page.locator('h1')).not.toHaveText('guid')
})

test('[C5] [D5] the not-found page asks nothing of another origin', async ({ page, problems }) => {
  problems.expect(/status of 404/)
  await page.goto('no-such-page')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
})

test('[C5] [D5] a narrow screen asks nothing of another origin', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit('atomic/helpers/guid')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await sidebar(page).getByRole('link', { name: 'isBlob' }).click()
  await expect(page.locator('h1')).toHaveText('isBlob')
})
