import { expect, test } from './support/edited-site'
import { sidebar } from './support/page'

test.use({ siteName: 'versions' })

test('[X6] edits of a kept version show: its pages, its sidebars, and a mistake in the list of versions', async ({
  page,
  files,
  problems,
  visit,
}) => {
  await visit('1.0/bowline')
  files.edit('versioned_docs/version-1.0/bowline.mdx', 'the old crew', 'a crew of old')
  await expect(page.locator('article')).toContainText('How a crew of old ties a loop.')

  const link = '{ "type": "link", "label": "Rope shop", "href": "/about" }'
  files.edit('versioned_sidebars/version-1.0-sidebars.json', '"bowline"', `"bowline", ${link}`)
  await expect(sidebar(page).getByRole('link', { name: 'Rope shop' })).toBeVisible()

  const overlay = page.locator('vite-error-overlay')
  problems.expect(/status of 500/)
  files.edit('versions.json', '"1.0"', '"1.1"')
  await expect(overlay).toContainText("The version '1.1' has no docs folder.")
  await expect(overlay).toContainText('versions.json:1')
})
