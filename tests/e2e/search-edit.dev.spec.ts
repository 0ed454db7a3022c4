import type { Page } from '@playwright/test'
import { expect, test } from './support/edited-site'
import { approach } from './support/search'

/** Reloads the page. @returns the documents that its search loads. */
async function documents(page: Page): Promise<string> {
  const response = page.waitForResponse('**/assets/search-doc-*.json')
  await page.goto('tides')
  await approach(page)
  return (await response).text()
}

test('[D2] search knows an edit: of a page, of a part of pages, and of a page that fails', async ({
  page,
  files,
}) => {
  expect(await documents(page)).toContain('life jacket')
  files.edit('docs/writing/_safety.mdx', 'life jacket', 'wool sweater')
  files.edit('docs/boats/sail/sloop.mdx', 'title: Sloop', 'title: Cutter')
  await expect.poll(async () => (await documents(page)).includes('wool sweater')).toBe(true)
  await expect.poll(async () => (await documents(page)).includes('"title":"Cutter"')).toBe(true)
  const edited = await documents(page)
  expect(edited).not.toContain('life jacket')

  files.edit('docs/boats/sail/sloop.mdx', 'title: Cutter\n---\n', 'title: Cutter\n---\n\n<b>\n')
  await expect.poll(async () => (await documents(page)).includes('"title":"Cutter"')).toBe(false)
  expect(await documents(page)).toContain('"title":"Rowing')
})
