import { sidebar } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'docusaurus' })

test('[D7] the sidebars of a Docusaurus docs folder are those its author wrote', async ({ page, visit }) => {
  await visit('./')
  await expect(sidebar(page).locator(':scope > ul > li')).toHaveText([
    'The signal house',
    /^Getting started/,
    /^For keepers/,
    /^Signal reference|^Reference/,
    'Weather office',
    '',
  ])
  await expect(sidebar(page).getByRole('link', { name: 'Flags' })).toBeVisible()
  await expect(sidebar(page).getByRole('link', { name: 'Weather office' })).toHaveAttribute(
    'href',
    'https://weather.example.com',
  )
})

test('[D7] a generated index lists what is in its category', async ({ page, visit }) => {
  await visit('reference')
  const article = page.getByRole('article')
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Signal reference')
  await expect(article).toContainText('Every signal by name.')
  await article.getByRole('link', { name: 'Lamps' }).click()
  await expect(page).toHaveURL(/\/signals\/reference\/lamps$/)
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' })
  await crumbs.getByRole('link', { name: 'Reference' }).click()
  await expect(article.getByRole('heading', { level: 1 })).toHaveText('Signal reference')
})

test('[D7] admonitions, comments and links to files are read as Docusaurus reads them', async ({
  page,
  visit,
}) => {
  await visit('./')
  const article = page.getByRole('article')
  await expect(article.locator('.admonition-note em')).toHaveText('before')
  await expect(article.locator('.admonition-tip .admonition-title')).toHaveText('Old spelling of a title')
  await expect(article.locator('.admonition-danger#never .admonition-title')).toHaveText('Do not')
  await expect(article).not.toContainText('no reader sees')
  await expect(article.getByRole('img', { name: 'A flag' })).toHaveAttribute('src', '/signals/img/flag.svg')
  await article.getByRole('link', { name: 'guide for keepers' }).click()
  await expect(page).toHaveURL(/\/signals\/guides\/keepers#at-night$/)
  await expect(page.getByRole('heading', { name: 'At night' })).toBeInViewport()
})

test('[D7] imports of its theme, of partials and of components work', async ({ page, visit }) => {
  await visit('brief')
  const article = page.getByRole('article')
  await expect(article.getByText('Yellow')).toHaveCSS('background-color', 'rgb(255, 213, 79)')
  await expect(article.locator('.admonition-warning')).toContainText('Mind the rope.')
  await expect(article.getByRole('tab', { name: 'Lamp' })).toHaveAttribute('aria-selected', 'true')
  await expect(article.getByText('In service since 1901.')).toBeVisible()
  await expect(article.getByRole('img', { name: 'Flag' })).toHaveAttribute('src', '/signals/img/flag.svg')
  await expect(page.getByRole('navigation', { name: 'Docs pages' }).getByText('Next')).toHaveCount(0)
  await article.getByRole('link', { name: 'To the lamps' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lamps')
})

test('[D7] number prefixes, category files, code fences and heading ids keep their meaning', async ({
  page,
  visit,
}) => {
  await visit('getting-started/hoist')
  const article = page.getByRole('article')
  const figure = article.locator('figure', { hasText: 'On the pier' })
  await expect(figure.locator('.theme-code-block-highlighted-line')).toHaveText(/hoist flag/)
  await expect(article.getByRole('img', { name: 'The rope' })).toBeVisible()
  await article.getByRole('link', { name: 'lowering' }).click()
  await expect(page.locator('#before-it')).toBeVisible()
  const toc = page.getByRole('navigation', { name: 'On this page' })
  await expect(toc.getByRole('link')).toHaveText(['Before', 'While', 'After'])
})

test('[D7] an old address leads to the new page, with its query and its hash', async ({ page, site }) => {
  await page.goto('keepers?from=mail#at-night')
  await expect(page).toHaveURL(`${site.url}guides/keepers?from=mail#at-night`)
  await expect(page.getByRole('heading', { name: 'At night' })).toBeInViewport()
})

test.describe(() => {
  test.use({ javaScriptEnabled: false })
  test('[D7] an old address leads to the new page without script', async ({ page, site }) => {
    await page.goto('keepers')
    await expect(page).toHaveURL(`${site.url}guides/keepers`)
  })
})

test('[D7] its tags have pages', async ({ page, visit }) => {
  await visit('tags')
  const article = page.getByRole('article')
  await article.getByRole('link', { name: /^flags/ }).click()
  await expect(article.getByRole('heading', { level: 2 })).toHaveText(['The signal house', 'Flags'])
  await visit('tags/watch')
  await article.getByRole('link', { name: 'Rounds' }).click()
  await expect(page).toHaveURL(/\/signals\/guides\/keepers\/rounds$/)
})
