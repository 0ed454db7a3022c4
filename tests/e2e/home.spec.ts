import { expectAccessibleAt } from './support/axe'
import { sidebar } from './support/page'
import { box } from './support/search'
import { expect, test } from './support/test'

test('[P1] the home page and the navbar lead to the core library, the Angular library and the application', async ({
  page,
  visit,
}) => {
  const parts = [
    { door: 'Introduction to Atomic', tab: 'Atomic', title: 'Introduction to Atomic' },
    {
      door: 'Introduction to Atomic Angular',
      tab: 'Atomic Angular',
      title: 'Introduction to Atomic Angular',
    },
    { door: 'Configure Mint', tab: 'Mint', title: 'Configure Mint' },
  ]
  const title = page.locator('h1')
  for (const part of parts) {
    await visit('./')
    await page.locator('.door').getByRole('link', { name: part.door, exact: true }).click()
    await expect(title).toHaveText(part.title)
    const tab = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: part.tab, exact: true })
    await expect(tab).toHaveAttribute('aria-current', /./)
    await visit('markdown-page')
    await tab.click()
    await expect(title).toHaveText(
      part.tab === 'Mint' ? 'Mint: what it is, and where each thing is set' : part.title,
    )
    await expect(sidebar(page)).toBeVisible()
  }
})

test('on every screen, the home page begins at the edge of the navbar, which stays where it is on other pages', async ({
  page,
  visit,
}) => {
  const leftOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().left)
  const edges: number[][] = []
  for (const path of ['./', 'mint/tutorial/filters', 'atomic/api/query']) {
    await visit(path)
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      edges.push([width, await leftOf('header a')])
      if (path === './') expect(await leftOf('.hero')).toBe(await leftOf('header a'))
    }
  }
  expect(new Set(edges.map(String)).size).toBe(3)
})

test('on a wide screen, too, the samples of the home page are as wide as its tasks', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  await visit('./')
  const widthOf = async (name: string) => (await page.locator(name).boundingBox())?.width
  expect(await widthOf('.examples')).toBeGreaterThan(1000)
  expect(await widthOf('.examples')).toBe(await widthOf('.tasks'))
})

test('one screen says what the toolkit is; the page says what it documents, and where each task begins', async ({
  page,
  visit,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await visit('./')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(page.locator('.app-stage')).toBeInViewport()
  await expect(page.getByText(/needs a Sinequa server/).first()).toBeInViewport()
  for (const link of ['Open the playground', 'Start the tutorial'])
    await expect(page.getByRole('article').getByRole('link', { name: link, exact: true })).toBeInViewport()
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  expect(height).toBeLessThanOrEqual(2600)
  for (const path of ['./', 'atomic/intro', 'atomic-angular/intro', 'mint/configurations']) {
    await visit(path)
    await expect(
      page.getByText(/^Documents @sinequa\/atomic 0\.0\.113( · last updated \w+ \d+, \d{4})?$/),
    ).toBeVisible()
  }
  await visit('./')
  for (const [task, title] of [
    ['Run Mint on your machine', 'Tutorial of Mint'],
    ['Build your own Angular application', /./],
    ['Use React, Vue or no framework', 'Build a search application'],
  ] as const) {
    await visit('./')
    await page.locator('.tasks').getByRole('link', { name: task }).click()
    await expect(page.locator('h1')).toHaveText(title)
  }
})

test('the demonstration loads when it is started, runs by keyboard, and leaves the network alone', async ({
  page,
  visit,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await visit('./')
  await expect(box(page), 'search has all its files').toBeEnabled()
  const isOfDemo = (url: string) => /DemoPanel|search-worker|demo\.lazy/.test(url)
  const start = page.getByRole('button', { name: 'Start the demonstration' })
  await start.focus()
  expect(asked.filter(isOfDemo)).toEqual([])
  expect(await page.content(), 'style of the demonstration').not.toContain('demo-requests')
  expect(page.workers().filter((worker) => isOfDemo(worker.url()))).toEqual([])

  await page.keyboard.press('Enter')
  const demo = page.getByRole('region', { name: 'Live demonstration' })
  const field = demo.getByRole('search').getByRole('searchbox', { name: 'Search the sample documents' })
  const told = demo.getByRole('status')
  await expect(field).toBeFocused()
  await expect(told).toHaveText('26 documents')
  expect(asked.filter(isOfDemo)).not.toEqual([])
  const before = asked.length

  await page.keyboard.type('con')
  await expect(told).toHaveText('9 documents for “con”')
  const latest = demo.getByRole('region', { name: 'Requests' }).getByRole('figure').first()
  await expect(latest).toContainText('fetchQuery')
  await expect(latest).toContainText('POST /api/v1/query')
  await expect(latest).toContainText('"text": "con"')
  await page.keyboard.press('Tab')
  await expect(demo.getByRole('button', { name: 'contract', exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('contract')
  await expect(told).toHaveText('6 documents for “contract”')

  const pdf = demo.getByRole('checkbox', { name: /^pdf/ })
  await pdf.focus()
  await page.keyboard.press('Space')
  await expect(told).toHaveText('2 documents for “contract”')
  await expect(pdf).toBeFocused()
  await expect(demo.getByText('Filters (1)')).toBeVisible()
  await expect(demo.getByRole('checkbox', { name: /^docx/ })).toBeVisible()
  await expect(latest).toContainText(/"field": "docformat",\s+"operator": "in",\s+"values": \[\s+"pdf"/)
  await latest.getByText('Headers').click()
  await expect(latest).toContainText('sinequa-force-camel-case: true')
  // Except for the tools of the code that it shows.
  const others = asked
    .slice(before)
    .filter((url) => !/\/assets\/hashed\/(?:use-tool|describe-names)-/.test(url))
  expect(others, 'requests of the demonstration').toEqual([])
})

test('the demonstration is loaded again after a failure, pages, and says what to do when nothing is found', async ({
  page,
  visit,
  problems,
}) => {
  problems.expect(/net::ERR_FAILED/)
  await visit('./')
  await page.route(/DemoPanel/, (route) => route.abort())
  const start = page.getByRole('button', { name: 'Start the demonstration' })
  await start.click()
  await expect(page.getByText('It could not be loaded. Try again.')).toBeVisible()
  await page.unroute(/DemoPanel/)
  await start.click()
  const demo = page.getByRole('region', { name: 'Live demonstration' })
  const documents = demo.getByRole('list', { name: 'Documents' }).getByRole('listitem')
  const next = demo.getByRole('button', { name: 'Next' })
  await expect(documents).toHaveCount(4)
  await expect(documents.first()).toContainText('Annual report 2024')
  await next.click()
  await expect(demo.getByText('Page 2 of 7')).toBeVisible()
  await expect(next).toBeFocused()
  await expect(documents.first()).not.toContainText('Annual report 2024')

  await demo.getByRole('checkbox', { name: /^Safety/ }).click()
  await expect(demo.getByText('Page 1 of 2')).toBeVisible()
  const field = demo.getByRole('searchbox')
  await field.fill('annual budget')
  await expect(demo.getByRole('status')).toHaveText('No documents for “annual budget”')
  await expect(demo.getByText('No document has all these words and passes the filters.')).toBeVisible()
  await demo.getByRole('button', { name: 'Remove the filters' }).click()
  await expect(demo.getByText('No document has all these words.')).toBeVisible()
  await demo.getByRole('button', { name: 'solar contract' }).click()
  await expect(field).toHaveValue('solar contract')
  await expect(documents.locator('mark').first()).toHaveText('Solar')
})

test('axe finds nothing on the home page, the demonstration closed and open, and it is as wide as the screen', {
  tag: '@weekly',
}, async ({ page, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('./')
  const start = page.getByRole('button', { name: 'Start the demonstration' })
  await expectAccessibleAt(page, [390])
  await start.click()
  await page.getByRole('searchbox', { name: 'Search the sample documents' }).fill('con')
  await expect(page.getByText('9 documents for “con”')).toBeVisible()
  await expectAccessibleAt(page, [320, 1280])
})
