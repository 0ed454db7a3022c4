import type { Route } from '@playwright/test'
import { expectAccessibleAt } from './support/axe'
import { approach } from './support/search'
import { expect, test } from './support/test'

test.use({ siteName: 'reference' })

for (const path of ['./', 'types']) {
  const tag = path === './' ? '@weekly' : []
  test(`axe finds nothing on ${path}, and the page is as wide as the screen`, { tag }, async ({
    page,
    visit,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(path)
    for (const fold of await page.locator('.type-table details').all()) await fold.locator('summary').click()
    await expectAccessibleAt(page, [320, 1280])
  })
}

test('a page says what it documents, and how it is imported', async ({ page, visit, context, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit('./')
  const article = page.getByRole('article')
  await expect(article.locator('.kind').first()).toHaveText('2 functions')
  await expect(article.getByText('deprecated: tideNow')).toBeVisible()
  await article.locator('.api-index summary').click()
  const line = article.locator('.api-index figure')
  await line.hover()
  await line.getByRole('button', { name: 'Copy' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(
      "import {\n  nextTide,\n  type TideOptions,\n  type Tide,\n  StationError,\n  tideNow,\n} from '@harbor/tides'",
    )
  await page.goto(`${site.url}widget`)
  await expect(article).toContainText('tide-table, [tideTable]')
})

test('names of types lead to their homes, and each row has an address', async ({ page, visit, site }) => {
  await visit('./')
  await page.locator('figure').getByRole('link', { name: 'Station', exact: true }).first().click()
  await expect(page).toHaveURL(`${site.url}types#Station`)
  const station = page.locator('#Station')
  await expect(station).toBeInViewport()
  const nameIn = (id: string) => page.locator(`#${id} .type-name a`)
  await expect(nameIn('Station')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(nameIn('StationId')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await expect(station.getByText('name?: string')).toBeVisible()
  await page.goto(`${site.url}widget`)
  await page.locator('[id$="-selected"]').getByRole('link', { name: 'Reading' }).click()
  await expect(page).toHaveURL(`${site.url}types#Reading`)
  await page.goto(site.url)
  await page.locator('#nexttide-options').getByRole('link', { name: 'options' }).click()
  await expect(page).toHaveURL(`${site.url}#nexttide-options`)
  await expect(page.locator('.defs div:target')).toContainText('How far to look')
})

test('code of a page that the reader has left requests nothing', async ({ page, visit, site }) => {
  const scripts: Route[] = []
  await page.route('**/describe-names-*.js', (route) => void scripts.push(route))
  const asked: string[] = []
  page.on('request', (request) => request.url().endsWith('.types.json') && asked.push(request.url()))
  await visit('./')
  await page.locator('figure:visible').first().hover()
  await expect.poll(() => scripts.length).toBe(1)
  await page.locator('figure:visible').getByRole('link', { name: 'Station', exact: true }).first().click()
  await expect(page).toHaveURL(`${site.url}types#Station`)
  await scripts[0]?.continue()
  await page.waitForFunction(() =>
    document.adoptedStyleSheets.some(({ cssRules }) =>
      [...cssRules].some(({ cssText }) => cssText.includes('type-name')),
    ),
  )
  await page.goBack()
  await page.locator('figure:visible').last().hover()
  await expect.poll(() => asked).toEqual([`${site.url}index.types.json`])
})

test('the filter leaves the types that are asked for, and the one that the address names', async ({
  page,
  visit,
  site,
}) => {
  await visit('types')
  const filter = page.getByRole('searchbox', { name: 'Filter types' })
  const rows = page.locator('.type-row')
  await filter.focus()
  await page.keyboard.type('CHART place')
  await expect(rows.filter({ visible: true })).toHaveText([/^Station (type|interface|enum)/])
  await expect(page.locator('output')).toHaveText('1 of 5')
  await expect(page.locator('.type-table').filter({ visible: true })).toHaveCount(1)
  await expect(page.locator('article h2').filter({ visible: true })).toHaveText(['Places'])
  await filter.fill('height')
  await expect(rows.filter({ visible: true })).toHaveText([/^Reading (type|interface|enum)/])
  await filter.fill('')
  await expect(rows.filter({ visible: true })).toHaveCount(5)
  await expect(page.locator('output')).toHaveText('5 types')
  await expect(page.locator('article h2').filter({ visible: true })).toHaveText(['Water', 'Places'])

  await page.goto(`${site.url}types#Swell`)
  await filter.fill('nothing like it')
  await expect(rows.filter({ visible: true })).toHaveText([/^Swell (type|interface|enum)/])
  await page.evaluate(() => {
    location.hash = 'TideKind'
  })
  await expect(rows.filter({ visible: true })).toHaveText([/^TideKind (type|interface|enum)/])
  await page.evaluate(() => {
    location.hash = '50%'
  })
  await expect(rows.filter({ visible: true })).toHaveCount(0)
})

test('the Markdown twin and the search know what the tables say', async ({ page, site }) => {
  const twin = await (await page.request.get(`${site.url}index.md`)).text()
  expect(twin).toContain('function nextTide(station: Station): Promise<Tide>')
  expect(twin).toContain('| `options` | `TideOptions` | `{ days: 1 }` | How far to look (earlier release). |')
  expect(twin).not.toMatch(/<(?:ApiHead|Signature|Parameters|Members|Status)/)
  const response = page.waitForResponse('**/assets/search-doc-*.json')
  await page.goto('./')
  await approach(page)
  const documents = await (await response).text()
  expect(documents).toContain('TideOptions')
  expect(documents).toContain('How far to look')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[D1] without scripts the tables and folds are there, and the filter is not', async ({ page }) => {
    await page.goto('types')
    await expect(page.getByRole('searchbox')).toBeHidden()
    const row = page.locator('#Station')
    await row.locator('summary').click()
    await expect(row.getByText('name?: string')).toBeVisible()
    await row.getByRole('link', { name: 'StationId' }).click()
    await expect(page.locator('#StationId')).toBeInViewport()
  })
})
