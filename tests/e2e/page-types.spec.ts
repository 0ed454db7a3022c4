import { sidebar } from './support/page'
import { expect, test } from './support/test'

test('[T1] a docs page has sidebar, breadcrumbs, title, table of contents and neighbors', async ({
  page,
}) => {
  await page.goto('atomic/helpers/guid')
  await expect(page.locator('main h1')).toHaveText('guid')
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('guid')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Atomic', 'Helpers', 'guid'])
  const toc = page.getByRole('navigation', { name: 'On this page' })
  await expect(toc.getByRole('link', { name: 'Signature' })).toHaveAttribute('href', /#signature$/)
  await expect(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link')).toHaveCount(2)
})

test('on a phone, no part of a long path covers the next one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('atomic/helpers/guid')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('listitem')
  const overhangs = await crumbs.evaluateAll((items) => {
    for (const item of items) item.firstElementChild?.append(' and more than fits into a line')
    const end = (element?: Element | null) => element?.getBoundingClientRect().right ?? 0
    return items.map((item) => Math.max(0, Math.round(end(item.firstElementChild) - end(item))))
  })
  expect(overhangs).toEqual([0, 0, 0])
})

test('[T1] a docs page carries the names of its kind', async ({ page }) => {
  await page.goto('atomic/helpers/guid')
  await expect(page.locator('.main-wrapper.docs-wrapper.docs-doc-page')).toHaveCount(1)
  await expect(page.locator('.mdx-page')).toHaveCount(0)
})

test('[T2] a markdown page stands alone: no sidebar, no neighbors, no place in the docs', async ({
  page,
}) => {
  await page.goto('markdown-page')
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page.locator('main p').first()).toBeVisible()
  for (const name of ['Docs sidebar', 'Docs pages', 'Breadcrumbs']) {
    await expect(page.getByRole('navigation', { name, includeHidden: true })).toHaveCount(0)
  }
  await expect(page.locator('.main-wrapper.mdx-wrapper.mdx-page')).toHaveCount(1)
})

test.describe('standalone pages of every kind', () => {
  test.use({ siteName: 'kitchen' })

  for (const [path, title] of [
    ['about', 'About'],
    ['plain-page', 'A plain page'],
    ['Harbor/Map', 'Map'],
  ] as const) {
    test(`[T2] ${path} is a markdown page`, async ({ page, visit }) => {
      await visit(path)
      await expect(page.locator('main h1')).toHaveText(title)
      await expect(page).toHaveTitle(`${title} – Harbor handbook`)
      await expect(page.locator('.mdx-wrapper')).toHaveCount(1)
    })
  }

  test('[T2] a component is a markdown page, run by the build', async ({ page }) => {
    await page.goto('tool')
    await expect(page.locator('main h1')).toHaveText(['A tool'])
    await expect(page).toHaveTitle(/^\w.* – Harbor handbook$/)
    await expect(page.locator('.mdx-wrapper')).toHaveCount(1)
  })
})
