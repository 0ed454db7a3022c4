import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { box, dialog, input, options } from './support/search'
import { builtFolder } from './support/server-desk'
import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'notice' })

const SHARD = /\/assets\/(search-doc|lunr-index)-\d+-\d+\.json$/
const TERMS = /\/assets\/lunr-index-\d+-\d+\.json$/

/** Names of the files of search that a page asks for from here on. */
function watch(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? ''
    if (/^(search-doc|lunr-index)-/.test(name)) asked.push(name)
  })
  return asked
}

test('a split search is ready with its directories; a query gets what it needs, once', async ({
  page,
  site,
}) => {
  const asked = watch(page)
  await page.goto('')
  await hydrated(page)
  await expect(box(page)).toBeEnabled()
  expect(asked.map((name) => name.replace(/\d+/, 'stamp')).sort()).toEqual([
    'lunr-index-stamp.json',
    'search-doc-stamp.json',
  ])

  await page.keyboard.press('Control+k')
  await input(page).fill('three coins')
  await expect(options(page).first()).toHaveAttribute('href', `${site.base}fares`)
  await input(page).fill('free the stern line')
  await expect(options(page).first()).toHaveAttribute('href', /crossing#/)
  await input(page).fill('three coins')
  await expect(options(page).first()).toHaveAttribute('href', `${site.base}fares`)
  expect(new Set(asked).size, 'each once').toBe(asked.length)
  const shards = asked.slice(2)
  expect(shards.length).toBeGreaterThanOrEqual(2)
  expect(readdirSync(join(await builtFolder('notice'), 'assets'))).toEqual(expect.arrayContaining(shards))
})

for (const { what, fail } of [
  { what: 'cut off', fail: { body: '{"lines":"coin;x0\\ncoi' } },
  { what: 'of other pages', fail: { body: '{"lines":"coin;x0","digest":"other"}' } },
]) {
  test(`where a file of a split search is ${what}, the dialog says so, the rest works, and a retry helps`, async ({
    page,
    site,
    visit,
  }) => {
    await page.route(SHARD, (route) =>
      TERMS.test(route.request().url()) ? route.fulfill(fail) : route.continue(),
    )
    await visit('')
    await expect(box(page)).toBeEnabled()
    await page.keyboard.press('Control+k')
    await input(page).fill('coins')
    await expect(dialog(page).getByRole('alert')).toContainText('Search has stopped working.')
    await expect(options(page)).toHaveCount(0)

    await page.unroute(SHARD)
    await dialog(page).getByRole('button', { name: 'Retry' }).click()
    await expect(options(page).first()).toHaveAttribute('href', `${site.base}fares`)
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click()
    await expect(page).toHaveURL(`${site.url}contact`)
  })
}
