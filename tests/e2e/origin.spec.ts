import { expect, test } from './support/test'

// Every test fails on a request to elsewhere; these go through the states of a visit for that alone.

test('[C5] [D5] a visit asks nothing of another origin', async ({ page, site, visit }) => {
  const origins = new Set<string>()
  page.on('request', (request) => {
    if (request.url().startsWith('http')) origins.add(new URL(request.url()).origin)
  })
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
  expect([...origins]).toEqual([new URL(site.url).origin])
})

test('[C5] [D5] the not-found page asks nothing of another origin', async ({ page, problems, site }) => {
  problems.expect(/status of 404/)
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await page.goto('no-such-page')
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
  expect([...origins]).toEqual([new URL(site.url).origin])
})

test('[C5] [D5] a narrow screen asks nothing of another origin', async ({ page, site, visit }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  const origins = new Set<string>()
  page.on('request', (request) => origins.add(new URL(request.url()).origin))
  await visit('atomic/helpers/guid')
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name: 'isBlob' }).click()
  await expect(page.locator('h1')).toHaveText('isBlob')
  expect([...origins]).toEqual([new URL(site.url).origin])
})
