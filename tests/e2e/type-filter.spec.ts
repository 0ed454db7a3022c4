import { expect, test } from './support/test'

test.use({ siteName: 'reference' })

test('a link to a section that the filter hides empties the filter and leads there', async ({
  page,
  visit,
}) => {
  await visit('types')
  const filter = page.getByRole('searchbox', { name: 'Filter types' })
  const water = page.getByRole('heading', { name: 'Water' })
  await filter.fill('CHART place')
  await expect(water).toBeHidden()
  const listed = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Water' })
  await expect(listed).toBeHidden()
  await page.evaluate(() => {
    location.hash = 'water'
  })
  await expect(filter).toHaveValue('')
  await expect(water).toBeInViewport()
  await expect(page.locator('.type-row')).toHaveCount(5)
})

test('of the sections below a group, the filter leaves those about the types that it shows', async ({
  page,
  visit,
}) => {
  await visit('types')
  const filter = page.getByRole('searchbox', { name: 'Filter types' })
  const swell = page.getByRole('heading', { name: 'Swell' })
  const listed = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Swell' })
  await expect(page.getByText('5 types')).toBeVisible()
  await filter.fill('TideKind')
  await expect(swell).toBeHidden()
  await expect(listed).toBeHidden()
  await filter.fill('Swell')
  await expect(swell).toBeVisible()
  await expect(listed).toBeVisible()
})

test('the filter stays at the top and in the address, through a reload and the way back, with the match below it', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await visit('types')
  const filter = page.getByRole('searchbox', { name: 'Filter types' })
  const rows = page.locator('.type-row').filter({ visible: true })
  await page.locator('.type-row').last().scrollIntoViewIfNeeded()
  await expect(filter).toBeInViewport({ ratio: 1 })
  await filter.fill('Swell')
  await expect(rows).toHaveCount(1)
  // Browsers scroll by whole pixels, and rows have parts of one.
  await expect(rows).toBeInViewport({ ratio: 0.95 })
  await expect(page).toHaveURL(/types\?filter=Swell$/)
  await page.reload()
  await expect(rows).toHaveCount(1)
  await expect(filter).toHaveValue('Swell')
  await page.locator('.navbar-brand, header a').first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Types' })).toBeHidden()
  await page.goBack()
  await expect(filter).toHaveValue('Swell')
  await expect(rows).toHaveCount(1)
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page).toHaveURL(/types$/)
})

test('a list of all exports is narrowed to a kind, which a reload and the way back keep', async ({
  page,
  visit,
}) => {
  await visit('exports')
  const rows = page.locator('.type-row').filter({ visible: true })
  const all = await rows.count()
  await page.getByRole('combobox', { name: 'Any kind' }).selectOption('function')
  await expect(page).toHaveURL(/\?kind=function$/)
  await expect(rows).not.toHaveCount(all)
  for (const text of await rows.allTextContents()) expect(text).toContain(' function')
  await page.reload()
  await expect(rows).not.toHaveCount(all)
  await rows.first().getByRole('link').first().click()
  await expect(page.getByRole('combobox', { name: 'Any kind' })).toBeHidden()
  await page.goBack()
  await expect(page.getByRole('combobox', { name: 'Any kind' })).toHaveValue('function')
  await expect(rows).not.toHaveCount(all)
  await page.getByRole('button', { name: 'Clear the filter' }).click()
  await expect(rows).toHaveCount(all)
})
