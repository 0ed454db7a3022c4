import type { Page } from '@playwright/test'
import { sidebar } from './support/page'
import { ask, dialog, list, open, options } from './support/search'
import { expect, test } from './support/test'

test.use({ siteName: 'sets' })

const banner = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => banner(page).getByRole('button', { name: /^Version: / })
const article = (page: Page) => page.locator('article')

test('[D15] each set of docs has its route, sidebar and settings, and pages link to those of the other', async ({
  page,
  visit,
  site,
}) => {
  await visit('')
  const links = sidebar(page).getByRole('link')
  await expect(links).toHaveText(['Keeping the light', 'The lamp'])
  await expect(page.locator('a[href^="https://code."]')).toHaveAttribute('href', /guide\/docs\/intro\.md$/)
  await article(page).getByRole('link', { name: 'the calls' }).click()
  await expect(page).toHaveURL(/\/lighthouse\/api\/next\/calls\/beam$/)
  await expect(links).toHaveText(['Calls of the light', 'Beam'])
  await expect(banner(page).getByRole('link', { name: 'API' })).toHaveAttribute('aria-current', 'true')
  await expect(banner(page).getByRole('link', { name: 'Guide' })).not.toHaveAttribute('aria-current')
  await expect(page.getByRole('navigation', { name: 'Breadcrumbs' })).toHaveCount(0)
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').click()
  await expect(page).toHaveURL(/\/lighthouse\/api\/next$/)
  await article(page).getByRole('link', { name: 'a guide' }).click()
  await expect(page).toHaveURL(/\/lighthouse\/$/)

  const llms = await (await page.request.get('llms.txt')).text()
  expect(llms.match(/^## .*/gm)).toEqual(['## Guide', '## API', '## API'])
  const sitemap = await (await page.request.get('sitemap.xml')).text()
  expect(sitemap).toContain(`${site.base}lamp<`)
  expect(sitemap).toContain(`${site.base}api/calls/beam<`)
})

test('[D15] a version menu is on the pages of its set, and the choice is followed from the other set', async ({
  page,
  visit,
  site,
}) => {
  await visit('api/calls/beam')
  await expect(menu(page)).toHaveText('Version: 1.0')
  await menu(page).click()
  await banner(page).locator('ul ul').getByRole('link', { name: 'Next', exact: true }).click()
  await expect(page).toHaveURL(/\/api\/next\/calls\/beam$/)
  await expect(article(page)).toContainText('by quarters')
  const api = banner(page).getByRole('link', { name: 'API' })
  await banner(page).getByRole('link', { name: 'Guide' }).click()
  await expect(page).toHaveURL(/\/lighthouse\/$/)
  await expect(menu(page)).toHaveCount(0)
  await expect(api).toHaveAttribute('href', `${site.base}api/next`)
  await page.reload()
  await expect(api).toHaveAttribute('href', `${site.base}api/next`)
})

test('[D15] search finds pages of all sets, and says of which one each is', async ({ page, visit }) => {
  await visit('')
  await open(page)
  await ask(page, 'beam')
  await expect(options(page).first()).toHaveAttribute('href', /\/lighthouse\/api\/calls\/beam$/)
  await expect(list(page).getByRole('group').first()).toContainText('API')
  await ask(page, 'wick')
  await expect(list(page).getByRole('group').first()).toContainText('Guide')
  await expect(dialog(page).getByRole('radio')).toHaveCount(3)
})

test('[D15] the pages of every set and version can be translated', async ({ page, visit }) => {
  await visit('fr/api/calls/beam')
  await expect(article(page)).toContainText('par moitiés')
  await expect(menu(page)).toHaveText('Version: 1.0')
  await banner(page).getByRole('link', { name: 'Guide' }).click()
  await page.getByRole('link', { name: 'La lampe' }).first().click()
  await expect(article(page)).toContainText('Taillez la mèche')
})
