import type { Page } from '@playwright/test'
import { isMarked, mark } from './support/document'
import { followInFull, inMain, sidebar } from './support/page'
import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'kitchen' })

const title = (page: Page) => page.locator('main h1')

test('[S12] page data of another version of the site leads to a full load', async ({ page, visit }) => {
  await page.route('**/headings.json', (route) => route.fulfill({ json: { islands: [] } }))
  await visit('writing/links')
  await followInFull(page)
})

test('[S12] islands of another version of the site lead to a full load', async ({ page, visit }) => {
  const data = '**/writing/islands.json'
  const go = async () => {
    await mark(page)
    await sidebar(page).getByRole('link', { name: 'Islands' }).click()
    await expect(title(page)).toHaveText('Islands')
    await hydrated(page)
  }
  await visit('writing/links')
  await go()
  expect(await isMarked(page), 'their own version is shown in place').toBe(true)

  await page.route(data, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), entry: 'main-other.js' } })
  })
  await visit('writing/links')
  await go()
  expect(await isMarked(page)).toBe(false)
  await page.getByRole('button', { name: 'block: 0' }).click()
  await expect(page.getByRole('button', { name: 'block: 1' })).toBeVisible()

  await page.unroute(data)
  const { islands, entry } = await (await page.request.get('writing/islands.json')).json()
  expect(Object.keys(islands)).toContain('site/components/Counter')
  expect(entry).toMatch(/^main-[\w-]{8}\.js$/)
})

test('[S12] back to an address with a hash loads in full where its data cannot be loaded', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/links\.json/)
  await visit('writing/links#x')
  await inMain(page, 'a file beside').click()
  await expect(title(page)).toHaveText('Headings')
  await page.route('**/links.json', (route) => route.abort())
  // Neither a load nor a pointer has requested this page, so going back must.
  await page.goBack()
  await expect(title(page)).toHaveText('Links')
})

test('a hash that the page does not have leaves the view where it is', async ({ page, visit }) => {
  await visit('writing/headings')
  await page.evaluate(() => scrollTo(0, 120))
  await page.evaluate(() => {
    location.hash = '#nowhere'
  })
  await expect(page).toHaveURL(/#nowhere$/)
  expect(await page.evaluate(() => scrollY)).toBe(120)
})

test('after a route change, the head describes the new page', async ({ page, visit }) => {
  const head = () =>
    page.evaluate(() =>
      [
        ...document.head.querySelectorAll(
          'meta[name], meta[property], link[rel=canonical], link[rel=alternate]',
        ),
      ]
        .map((element) => element.outerHTML)
        .filter((html) => !html.includes('viewport'))
        .sort(),
    )
  await visit('writing/headings')
  const direct = await head()
  await visit('writing/links')
  await inMain(page, 'a file beside').click()
  await expect(title(page)).toHaveText('Headings')
  await expect.poll(head).toEqual(direct)
})
