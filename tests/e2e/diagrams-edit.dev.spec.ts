import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from './support/edited-site'

test.use({ siteName: 'diagrams' })

test('[P2] the author’s server draws an edited diagram, keeps the drawing, and says where mermaid fails', async ({
  page,
  files,
  problems,
  visit,
}) => {
  problems.expect(/status of 500/)
  const folder = join(files.folder, 'diagrams')
  const before = readdirSync(folder)
  await visit('plain')
  files.edit('docs/plain.md', 'accTitle: States of a lamp', 'accTitle: What a lamp can be')
  await expect(page.getByRole('img', { name: 'What a lamp can be' })).toBeVisible()
  const after = readdirSync(folder)
  expect(after).toHaveLength(before.length)
  const added = after.filter((name) => !before.includes(name))
  expect(added).toHaveLength(1)
  expect(existsSync(join(folder, added[0] ?? ''))).toBe(true)

  files.edit('docs/plain.md', 'Lit --> Dark: morning', 'Lit --> --> Dark: morning')
  const overlay = page.locator('vite-error-overlay')
  await expect(overlay).toContainText('Mermaid does not understand this diagram')
  await expect(overlay).toContainText('docs/plain.md:13')
  files.edit('docs/plain.md', 'Lit --> --> Dark: morning', 'Lit --> Dark: morning')
  await expect(overlay).toHaveCount(0)
})

test('a drawing that was made for a page is removed with the page', async ({
  page,
  files,
  problems,
  visit,
}) => {
  problems.expect(/status of 404/)
  const folder = join(files.folder, 'diagrams')
  const before = readdirSync(folder)
  const diagram = files.read('docs/plain.md').replace('Lit --> Dark: morning', 'Lit --> Dark: noon')
  files.write('docs/draft.md', diagram)
  await visit('draft')
  await expect(page.getByRole('main').getByRole('img')).toBeVisible()
  expect(readdirSync(folder)).toHaveLength(before.length + 1)
  rmSync(join(files.folder, 'docs/draft.md'))
  await expect.poll(() => readdirSync(folder)).toEqual(before)
})
