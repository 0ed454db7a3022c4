import { sidebar } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

test('a slug is the page’s address, and the only one', async ({ page, problems }) => {
  problems.expect(/status of 404/)
  await page.goto('harbor-office')
  await expect(page.locator('h1')).toHaveText('Another address')
  expect((await page.goto('matter/slug'))?.status()).toBe(404)
})

test('a draft is no page of the build', async ({ page, problems }) => {
  problems.expect(/status of 404/)
  const response = await page.goto('matter/draft')
  expect(response?.status()).toBe(404)
})

test('an unlisted page is reached by its address, says so, and is not for search engines', async ({
  page,
}) => {
  await page.goto('matter/unlisted')
  await expect(page.locator('h1')).toHaveText('Unlisted')
  await expect(page.getByRole('note', { name: 'Unlisted page' })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
})

test('number prefixes order pages and are in no address', async ({ page, problems }) => {
  problems.expect(/status of 404/)
  expect((await page.goto('writing/admonitions'))?.status()).toBe(200)
  expect((await page.goto('writing/01-admonitions'))?.status()).toBe(404)
  expect((await page.goto('log/second-entry'))?.status()).toBe(200)
})

test('a folder’s index is the page of the folder', async ({ page, problems }) => {
  problems.expect(/status of 404/)
  await page.goto('boats')
  await expect(page.locator('h1')).toHaveText('Boats')
  expect((await page.goto('boats/index/'))?.status()).not.toBe(500)
})

test('title, label, description and keywords are those of the front matter', async ({ page }) => {
  await page.goto('matter/shown')
  await expect(page.locator('h1')).toHaveText('Long title of a page with settings')
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Settings')
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'A page that sets nearly everything.',
  )
  await expect(page.locator('meta[name=keywords]')).toHaveAttribute('content', 'settings, options')
})

test('a neighbor can be left out, and a page’s name for its neighbors can be another', async ({ page }) => {
  await page.goto('matter/shown')
  const neighbors = page.getByRole('navigation', { name: 'Docs pages' })
  await expect(neighbors.locator('[rel=next]')).toHaveCount(0)
  await expect(neighbors.locator('[rel=prev]')).toHaveCount(1)
  await page.goto('harbor-office')
  await expect(neighbors.locator('[rel=prev]')).toContainText('Settings page')
})

test('a page that brings its own title has one title only', async ({ page }) => {
  await page.goto('matter/hidden-title')
  await expect(page.locator('h1')).toHaveText(['A title in the body'])
  await expect(page).toHaveTitle('Hidden title – Harbor handbook')
  await page.goto('matter/no-front-matter')
  await expect(page.locator('h1')).toHaveText(['Named by its heading'])
  await expect(page).toHaveTitle('Named by its heading – Harbor handbook')
})
