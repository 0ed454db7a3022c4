import { pages, titles } from './support/blog'
import { expect, test } from './support/test'

test.use({ siteName: 'blog' })

test('[T5] [T6] all tags of the posts are listed, and each leads to its posts, page by page', async ({
  page,
  visit,
}) => {
  await visit('blog/tags')
  await expect(page.locator('main h1')).toHaveText('Tags')
  await expect(page.locator('main h2')).toHaveText(['B', 'H', 'S'])
  await expect(page.locator('.tags a')).toHaveText(['Bees 3', 'Harvest 1', 'Soil 1'])
  await page.locator('.tags').getByRole('link', { name: 'Bees' }).click()
  await expect(page.locator('main h1')).toHaveText('Tag: Bees')
  await expect(titles(page)).toHaveText(['The first apples & pears', 'Bees wake up'])
  await pages(page).getByRole('link', { name: 'Older posts' }).click()
  await expect(page).toHaveURL(/\/blog\/tags\/bees\/page\/2$/)
  await expect(titles(page)).toHaveText(['Wasps in the loft'])
  await page.getByRole('link', { name: 'All tags' }).click()
  await expect(page.locator('main h1')).toHaveText('Tags')
})

test('[T7] [T8] all authors are listed, and each leads to their posts', async ({ page, visit }) => {
  await visit('blog/authors')
  await expect(page.locator('main h1')).toHaveText('Authors')
  await expect(page.locator('.author-card h2')).toHaveText(['Mira Holm', 'Tove Lind'])
  await expect(page.locator('.author-card').first()).toContainText('2 posts')
  await page.locator('.author-card').first().getByRole('link').click()
  await expect(page.locator('main h1')).toHaveText('Mira Holm')
  await expect(page.getByText('Mira prunes, grafts and counts.')).toBeVisible()
  await expect(page.locator('.author').getByRole('link', { name: 'GitHub' })).toBeVisible()
  await expect(titles(page)).toHaveText(['The first apples & pears', 'New rows'])
  await titles(page).last().getByRole('link').click()
  await expect(page.locator('main h1')).toHaveText('New rows')
  await page.getByRole('link', { name: 'Mira Holm' }).click()
  await page.getByRole('link', { name: 'All authors' }).click()
  await expect(page.locator('main h1')).toHaveText('Authors')
})

test('[T9] [T10] all tags of the docs are listed, and each leads to its docs', async ({ page, visit }) => {
  await visit('docs/tags')
  await expect(page.locator('main h1')).toHaveText('Tags')
  await expect(page.locator('.tags a')).toHaveText(['soil 1', 'Trees 2'])
  await page.locator('.tags').getByRole('link', { name: 'Trees' }).click()
  await expect(page).toHaveURL(/\/docs\/tags\/trees$/)
  await expect(page.locator('.card h2')).toHaveText(['Trees', 'Pruning'])
  await page.locator('.card').last().click()
  await expect(page.locator('main h1')).toHaveText('Pruning')
  await page.locator('main').getByRole('link', { name: 'Trees' }).first().click()
  await page.getByRole('link', { name: 'All tags' }).click()
  await expect(page.locator('main h1')).toHaveText('Tags')
})
