import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { box, dialog, input, list, options } from './support/search'
import { builtFolder } from './support/server-desk'
import { expect, test } from './support/test'

test.use({ siteName: 'notice', search: true })

test('a search by Pagefind finds a page, marks the words in its excerpts and leads to a section', async ({
  page,
  site,
  visit,
}) => {
  await visit('./')
  await expect(box(page)).toBeEnabled()
  await page.keyboard.press('Control+k')
  // Only in the description.
  await input(page).fill('rules')
  await expect(list(page).locator(`a[href="${site.base}crossing"]`)).toBeVisible()
  await input(page).fill('sound horn')
  const section = list(page).getByRole('option', { name: 'At high water' }).first()
  await expect(section.locator('mark').first()).toHaveText(/sound|horn/i)
  await section.click()
  await expect(page).toHaveURL(`${site.url}crossing#at-high-water`)
  await expect(page.locator('#at-high-water')).toBeFocused()
})

test('a site with Pagefind has no index of its own, and nothing of the interface of Pagefind', async () => {
  const folder = await builtFolder('notice')
  const files = readdirSync(join(folder, 'pagefind'), { recursive: true, encoding: 'utf8' })
  const hashed = files.map((name) => name.replace(/_[\da-f]+/, '_hash')).filter((name) => name.includes('.'))
  expect(new Set(hashed.filter((name) => !/\.(br|gz)$/.test(name)))).toEqual(
    new Set([
      'fragment/en_hash.pf_fragment',
      'index/en_hash.pf_index',
      'pagefind-entry.json',
      'pagefind.en_hash.pf_meta',
      'pagefind.js',
      'wasm.en.pagefind',
      'wasm.unknown.pagefind',
    ]),
  )
  expect(readdirSync(join(folder, 'assets')).filter((name) => /search-doc|lunr-index/.test(name))).toEqual([])
})

test("[C3] if Pagefind's index does not load, the box says so and offers a retry", async ({
  page,
  problems,
  site,
  visit,
}) => {
  problems.expect(/pagefind/i)
  await page.route('**/pagefind-entry.json*', (route) => route.abort())
  await visit('./')
  await expect(box(page)).toHaveText(/failed/)
  await page.unroute('**/pagefind-entry.json*')
  await page.getByRole('banner').getByRole('button', { name: 'Retry' }).click()
  await input(page).fill('coins')
  await expect(options(page).first()).toHaveAttribute('href', new RegExp(`^${site.base}fares`))
  await expect(dialog(page)).toBeVisible()
})
