import { sidebar } from './support/page'
import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'kitchen' })

for (const [place, start] of [
  ['block', 0],
  ['inline', 5],
  ['cell', 0],
  ['item', 0],
  ['admonition', 0],
  ['parent', 0],
] as const) {
  test(`an island works in its place: ${place}`, async ({ page, visit }) => {
    await visit('writing/islands')
    await page.getByRole('button', { name: `${place}: ${start}` }).click()
    await expect(page.getByRole('button', { name: `${place}: ${start + 1}` })).toBeVisible()
  })
}

test('islands stand where they were written', async ({ page }) => {
  await page.goto('writing/islands')
  await expect(page.locator('article p', { hasText: 'In a paragraph' })).toHaveText(
    /^In a paragraph\s+inline: 5\s+with text after it\.$/,
  )
  await expect(page.locator('article td').nth(1)).toHaveText('cell: 0')
  await expect(page.locator('article li', { hasText: 'an item' })).toHaveText(/^an item\s+item: 0$/)
  await expect(page.locator('article .admonition button')).toHaveText('admonition: 0')
})

test('prose inside an island stays as it was, after hydration and after a change of state', async ({
  page,
  visit,
}) => {
  await visit('writing/islands')
  const prose = page.locator('article', { hasText: 'Prose inside an island' })
  await expect(prose.locator('strong', { hasText: 'weight' })).toBeVisible()
  await page.getByRole('button', { name: 'parent: 0' }).click()
  await expect(page.getByRole('button', { name: 'parent: 1' })).toBeVisible()
  await expect(prose.locator('strong', { hasText: 'weight' })).toBeVisible()
})

test('islands work on pages that are reached by a link, and start anew there', async ({ page, visit }) => {
  await visit('writing/islands')
  await page.getByRole('button', { name: 'block: 0' }).click()
  await sidebar(page).getByRole('link', { name: 'Tabs', exact: true }).click()
  await page.getByRole('button', { name: 'in a tab: 0' }).click()
  await expect(page.getByRole('button', { name: 'in a tab: 1' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('button', { name: 'block: 0' })).toBeVisible()
})

test('islands work on standalone pages, in MDX and in a component', async ({ page, visit }) => {
  await visit('about')
  await page.getByRole('button', { name: 'standalone: 0' }).click()
  await expect(page.getByRole('button', { name: 'standalone: 1' })).toBeVisible()
  await visit('tool')
  await page.getByRole('button', { name: 'tool: 1' }).click()
  await expect(page.getByRole('button', { name: 'tool: 2' })).toBeVisible()
})

test('hydration changes nothing that a reader sees', async ({ browser, page, site }) => {
  const still = await browser.newPage({ javaScriptEnabled: false, viewport: page.viewportSize() })
  for (const path of ['writing/islands', 'writing/tabs', 'writing/expressions', 'writing/code']) {
    await still.goto(site.url + path)
    await page.goto(path)
    await hydrated(page)
    const text = (of: typeof page) => of.locator('article').evaluate((article) => article.textContent)
    expect(await text(page), path).toBe(await text(still))
  }
  await still.close()
})

test('a page that a translator or an extension has changed keeps its text', async ({ page, visit }) => {
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () => {
      const heading = document.querySelector('main h1')
      if (heading) heading.textContent = 'Translated'
    })
  })
  await visit('tides')
  await expect(page.getByText('High water comes twice a day.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Translated')
  await expect(page.locator('#mark-9')).toHaveCount(1)
})
