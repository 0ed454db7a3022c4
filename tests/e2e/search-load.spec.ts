import type { Page } from '@playwright/test'
import { hold } from './support/held'
import { approach, ask, box, dialog, input, open, options, status } from './support/search'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen', search: true })

const DOCUMENTS = /\/assets\/search-doc-\d+\.json$/
const INDEX = /\/assets\/lunr-index-\d+\.json$/

const retry = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Retry' })

/** Records requests for the search files. */
function watch(page: Page): { path: string; method: string }[] {
  const asked: { path: string; method: string }[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname
    if (DOCUMENTS.test(path) || INDEX.test(path)) asked.push({ path, method: request.method() })
  })
  return asked
}

async function expectReady(page: Page): Promise<void> {
  await expect(box(page)).toBeEnabled()
  await expect(box(page)).toHaveText(/^Search Ctrl\+K$/)
}

/**
 * Waits long enough for what an idle page does by itself. A headless browser may never consider a page idle that has
 * nothing to paint.
 */
const idle = (page: Page) =>
  page.evaluate(async () => {
    const wait = () => new Promise((idle) => requestIdleCallback(idle, { timeout: 1000 }))
    await wait()
    await wait()
    await new Promise((done) => setTimeout(done))
  })

test('[S14] [C1] [C2] an idle page gets the index once, and only then enables the box; the documents come once, for a reader who searches', async ({
  page,
  site,
  visit,
}) => {
  const asked = watch(page)
  const documents = await hold(page, DOCUMENTS)
  const index = await hold(page, INDEX)
  await visit('tides')
  await index.asked
  await expect(box(page)).toBeDisabled()
  await expect(box(page)).toHaveText('Loading...')
  await index.release()
  await expectReady(page)
  await idle(page)
  expect(asked).toHaveLength(1)

  await page.keyboard.press('Control+k')
  await documents.asked
  await expect(status(page)).toHaveText('Loading...')
  await input(page).fill('oars')
  await documents.release()
  await expect(options(page).first()).toHaveAttribute('href', /rowing#oars/)
  await page.keyboard.press('Escape')

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logbook' }).click()
  await expect(page.locator('h1')).not.toHaveText('Tides')
  await expectReady(page)
  await open(page)
  await ask(page, 'tides')
  expect(asked.map(({ path }) => path.replace(/\d+/, 'stamp'))).toEqual([
    `${site.base}assets/lunr-index-stamp.json`,
    `${site.base}assets/search-doc-stamp.json`,
  ])
  expect(new Set(asked.map(({ path }) => /\d+/.exec(path)?.[0])).size, 'one stamp').toBe(1)
  expect(asked.map(({ method }) => method)).toEqual(['GET', 'GET'])
})

test('[P5] [E5] every word of a page can be found, without a server', async ({ page, context, visit }) => {
  const answer = page.waitForResponse(DOCUMENTS)
  await visit('tides')
  await approach(page)
  const { searchDocs, options: configured } = await (await answer).json()
  expect(configured).toEqual({ highlightResult: true, maxHits: 20 })
  expect(searchDocs.length).toBeGreaterThan(15)
  await expectReady(page)
  await context.setOffline(true)
  await page.keyboard.press('Control+k')
  // In the text of a file that a page includes, and in a heading.
  for (const [query, path] of [
    ['life jacket', 'writing/expressions'],
    ['oars', 'boats/rowing#oars'],
  ] as const) {
    await ask(page, query)
    await expect(options(page).first()).toHaveAttribute('href', new RegExp(`/kitchen/${path}`))
  }
})

for (const { connection, what, start } of [
  {
    connection: { saveData: true },
    what: 'a pointer comes near',
    start: (page: Page) => box(page).hover({ force: true }),
  },
  {
    connection: { effectiveType: '2g' },
    what: 'the shortcut is pressed',
    start: (page: Page) => page.keyboard.press('Control+k'),
  },
  {
    connection: { effectiveType: 'slow-2g' },
    what: 'its button is pressed',
    start: (page: Page) => box(page).press('Enter'),
  },
]) {
  test(`[S14] with ${JSON.stringify(connection)} search is there, and loads only when ${what}`, async ({
    page,
    visit,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const asked = watch(page)
    await visit('tides')
    await idle(page)
    expect(asked).toEqual([])
    await expect(box(page)).toBeEnabled()
    await expect(box(page)).toHaveText('Search')
    await start(page)
    await expectReady(page)
    expect(asked).toHaveLength(2)
  })
}

test('[S14] on a phone, search shows that it is loading', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  const index = await hold(page, INDEX)
  await visit('tides')
  await index.asked
  const icon = box(page).locator('svg')
  await expect(box(page)).toBeDisabled()
  await expect(icon).toHaveCSS('opacity', '0.4')
  await index.release()
  await expect(box(page)).toBeEnabled()
  await expect(icon).toHaveCSS('opacity', '1')
})

test('[S14] what is typed while search loads is kept, and nothing else happens', async ({ page, visit }) => {
  const index = await hold(page, INDEX)
  await visit('tides')
  await index.asked
  await page.keyboard.press('Control+k')
  await page.keyboard.type('oar s')
  await page.keyboard.press('Backspace')
  await page.keyboard.press('Backspace')
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await index.release()
  await expect(input(page)).toHaveValue('oar')
  await page.keyboard.type('s')
  await expect(input(page)).toHaveValue('oars')
  await expect(options(page).first()).toHaveAttribute('href', /rowing#oars/)
})

for (const { what, file, fail } of [
  { what: 'documents that do not come', file: DOCUMENTS, fail: null },
  { what: 'an index that is cut off', file: INDEX, fail: { body: '{"format":1,"digest":"0","invertedIn' } },
]) {
  test(`[C3] with ${what} the box says so and stays disabled, the rest works, and a retry helps`, async ({
    page,
    visit,
  }) => {
    await page.route(file, (route) => (fail ? route.fulfill(fail) : route.abort()))
    await visit('tides')
    await approach(page)
    await expect(box(page)).toHaveText(/failed/)
    await expect(box(page)).toBeDisabled()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Logbook' }).click()
    await expect(page.locator('h1')).not.toHaveText('Tides')
    await page.getByRole('button', { name: /^Color mode:/ }).click()

    const asked = watch(page)
    await retry(page).click()
    await expect.poll(() => asked.length).toBe(2)
    await expect(box(page)).toHaveText(/failed/)
    await expect(box(page)).toBeDisabled()

    await page.unroute(file)
    await retry(page).click()
    await expectReady(page)
    await expect(retry(page)).toHaveCount(0)
    // The reader asked for it, so it opens by itself.
    await ask(page, 'tides')
    await expect(options(page).first()).toHaveAttribute('href', '/kitchen/tides')
  })
}

test('[C3] if the documents fail to load while search is open, it says so, and a retry answers the query', async ({
  page,
  visit,
}) => {
  await page.route(DOCUMENTS, (route) => route.abort())
  await visit('tides')
  await expectReady(page)
  await page.keyboard.press('Control+k')
  await expect(dialog(page).getByRole('alert')).toContainText('Search has stopped working.')
  await input(page).fill('oars')
  await page.unroute(DOCUMENTS)
  await dialog(page).getByRole('button', { name: 'Retry' }).click()
  await expect(options(page).first()).toHaveAttribute('href', /rowing#oars/)
})

test('[C3] if the script of search does not load, the box says so and offers a retry', async ({
  page,
  visit,
}) => {
  await page.route(/\/search\.worker[.-]/, (route) => route.abort())
  await visit('tides')
  await expect(box(page)).toHaveText(/failed/)
  await page.unroute(/\/search\.worker[.-]/)
  await retry(page).click()
  await expectReady(page)
})

test('[C3] on a phone a search that failed says so in words that are seen', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.route(/\/search\.worker[.-]/, (route) => route.abort())
  await visit('tides')
  await expect(box(page).getByText('Search failed')).toHaveCSS('clip-path', 'none')
  await expect(retry(page)).toBeInViewport({ ratio: 1 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
  expect(overflow).toBe(false)
})
