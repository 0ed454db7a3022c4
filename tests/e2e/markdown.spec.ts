import { expect, test } from './support/test'

test.use({ siteName: 'kitchen' })

test('admonitions of every kind have their title, given or their own', async ({ page }) => {
  await page.goto('writing/admonitions')
  await expect(page.locator('article .admonition > .admonition-title')).toHaveText([
    'Note',
    'A title of its own, with code',
    'A title in the old form',
    'Warning',
    'Nested',
    'Note',
    'Caution',
  ])
  for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
    await expect(page.locator(`article .admonition-${kind}`).first()).toBeVisible()
  }
})

test('admonitions hold lists and other admonitions', async ({ page }) => {
  await page.goto('writing/admonitions')
  await expect(page.locator('.admonition-warning li')).toHaveText(['one', 'two'])
  const outer = page.locator('.admonition-danger')
  await expect(outer.locator('.admonition-note')).toContainText('Inside.')
  await expect(outer.locator('> p').last()).toHaveText('Outside again.')
})

test('colons in text and code are no admonitions', async ({ page }) => {
  await page.goto('writing/admonitions')
  await expect(page.locator('article')).toContainText('At 10:30 the text has a colon, and :::note in code')
  await expect(page.locator('article figure code')).toContainText(':::note')
})

test('tables have aligned cells, and pipes that are escaped', async ({ page }) => {
  await page.goto('writing/gfm')
  await expect(page.locator('article table').first().locator('th')).toHaveText([
    'Boat',
    'Length',
    'Price | day',
  ])
  await expect(page.locator('article td').nth(2)).toHaveText('a | b')
  const align = (index: number) =>
    page
      .locator('article tbody tr')
      .first()
      .locator('td')
      .nth(index)
      .evaluate((cell) => getComputedStyle(cell).textAlign)
  expect([await align(1), await align(2)]).toEqual(['center', 'right'])
  await expect(page.locator('article td del')).toHaveText('4 m')
})

test('task lists, autolinks and hard breaks work', async ({ page }) => {
  await page.goto('writing/gfm')
  const boxes = page.locator('article input[type=checkbox]')
  await expect(boxes).toHaveCount(2)
  await expect(boxes.first()).toBeChecked()
  await expect(boxes.first()).toBeDisabled()
  await expect(page.getByRole('link', { name: 'https://harbor.example.com/autolink' })).toBeVisible()
  await expect(page.locator('article p br')).toHaveCount(1)
})

test('footnotes lead there and back', async ({ page, visit }) => {
  await visit('writing/gfm')
  await expect(page.locator('article section')).toContainText('The keeper’s own note.'.replace('’', "'"))
  const reference = page.locator('article sup a').first()
  await reference.click()
  const target = new URL(page.url()).hash.slice(1)
  await expect(page.locator(`[id="${target}"]`)).toContainText('own note')
  await page.locator(`[id="${target}"] a`).click()
  await expect(page.locator(`[id="${new URL(page.url()).hash.slice(1)}"]`)).toBeInViewport()
})

test('links lead to the pages of files, anchors, references and addresses', async ({ page }) => {
  await page.goto('writing/links')
  const expected: Record<string, string> = {
    'a file beside': '/kitchen/writing/headings',
    'a file with an anchor': '/kitchen/writing/headings#third',
    'a file in another folder': '/kitchen/boats/rowing#oars',
    'a file without a dot': '/kitchen/writing/headings',
    'a Markdown file': '/kitchen/log/first-entry',
    'an index file': '/kitchen/boats',
    'a path of the site': '/kitchen/about',
    'a path of the site with an anchor': '/kitchen/tides#mark-2',
    'a place on this page': '#end',
    'a reference': '/kitchen/boats/rowing#oars',
    outside: 'https://weather.example.com/today',
    mail: 'mailto:keeper@harbor.example.com',
    'with a query': '/kitchen/about?from=links',
    'in plain HTML': '/kitchen/tides',
  }
  for (const [name, href] of Object.entries(expected)) {
    const link = page.locator('article').getByRole('link', { name, exact: true })
    await expect(link, name).toHaveAttribute('href', href)
  }
})

test('images beside the page and of the site are shown', async ({ page }) => {
  await page.goto('writing/images')
  const images = page.locator('article img:not(dialog img)')
  await expect(images).toHaveCount(4)
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded()
    await expect
      .poll(() => image.evaluate((img) => (img as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
    await expect(image).toHaveAttribute('alt', /\w/)
  }
})

test('expressions, components, partials and exports are printed', async ({ page }) => {
  await page.goto('writing/expressions')
  const article = page.locator('article')
  await expect(article).toContainText('The keeper is Ines, since 2011. Two and two is 4.')
  await expect(article).toContainText('The deepest place is the mole with 7 meters.')
  await expect(article).not.toContainText('nobody sees')
  await expect(article.locator('strong.loud')).toHaveText('Everyone on deck!')
  await expect(article.locator('.crew li')).toHaveText(['Ines', 'Olu', 'Mei'])
  await expect(article.locator('li', { hasText: 'Watch' })).toHaveText(['Watch 1', 'Watch 2', 'Watch 3'])
  await expect(article.locator('.recent')).toHaveText('A recent keeper.')
  await expect(article).toContainText('Wear a life jacket.')
  await expect(article.getByRole('link', { name: 'the rowing boat' })).toHaveAttribute(
    'href',
    '/kitchen/boats/rowing',
  )
})

test('a file in plain Markdown has braces and HTML as Markdown has them', async ({ page }) => {
  await page.goto('writing/plain')
  await expect(page.locator('article')).toContainText('Braces {like these}')
  await expect(page.locator('article p b')).toHaveText('HTML')
  await expect(page.locator('article')).not.toContainText('nobody sees')
  await expect(page.locator('article .admonition-tip')).toContainText('Row slowly.')
})
