import { expectAccessibleAt } from './support/axe'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

test('axe finds nothing in cards, steps, trees, badges and marked code, narrow and wide, light and dark', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('writing/components')
  await expectAccessibleAt(page, [320, 1280])
})

test('a click on a card follows its title; a link in its text leads to its own target', async ({
  page,
  visit,
}) => {
  await visit('writing/components')
  const card = page.locator('.tile').first()
  await card.getByRole('link', { name: 'the log' }).click()
  await expect(page).toHaveURL(/\/log\/first-entry$/)
  await page.goBack()
  const { width = 0, height = 0 } = (await card.boundingBox()) ?? {}
  await card.click({ position: { x: width - 8, y: height - 8 } })
  await expect(page).toHaveURL(/\/tides$/)
})

test('a folder of a tree can be closed, and lines out of focus get their colors back under the pointer', async ({
  page,
  visit,
}) => {
  await visit('writing/components')
  await page.getByText('lamp/').click()
  await expect(page.getByText('wick.ts')).toBeHidden()
  await expect(page.getByText('dist/')).toBeVisible()
  const keyword = page.locator('.code:has(.code-block-focus-line) .k').first()
  const color = () => keyword.evaluate((element) => getComputedStyle(element).color)
  const muted = await color()
  await keyword.hover()
  expect(await color()).not.toBe(muted)
})
