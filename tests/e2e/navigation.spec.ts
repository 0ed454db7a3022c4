import type { Page } from '@playwright/test'
import { framesLater, isMarked, mark } from './support/document'
import { hold } from './support/held'
import { inMain } from './support/page'
import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'kitchen', search: true })

const title = (page: Page) => page.locator('main h1')

test('[C4] a route change fetches the data of one page and no document', async ({ page, visit }) => {
  await visit('writing/links')
  await mark(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isPage = pathname.endsWith('.json') && !pathname.includes('/assets/')
    if (isPage || request.resourceType() === 'document') asked.push(pathname)
  })
  await inMain(page, 'a file beside').click()
  await expect(title(page)).toHaveText('Headings')
  expect(asked).toEqual(['/kitchen/writing/headings.json'])
  expect(await isMarked(page)).toBe(true)
})

test('[S12] the next page is loaded first and only then shown', async ({ page, site, visit }) => {
  await visit('writing/links')
  const data = await hold(page, '**/headings.json')
  await inMain(page, 'a file beside').click()
  await data.asked
  await expect(title(page)).toHaveText('Links')
  await expect(page).toHaveURL(`${site.url}writing/links`)
  await data.release()
  await expect(title(page)).toHaveText('Headings')
  await expect(page).toHaveURL(`${site.url}writing/headings`)
})

test('[S12] of two quick clicks the last wins, even if its page comes first', async ({
  page,
  site,
  visit,
}) => {
  await visit('writing/links')
  const first = await hold(page, '**/headings.json')
  await inMain(page, 'a file beside').click()
  await first.asked
  await inMain(page, 'an index file').click()
  await expect(title(page)).toHaveText('Boats')
  const late = page.waitForResponse('**/headings.json')
  await first.release()
  await (await late).finished()
  await framesLater(page)
  await expect(title(page)).toHaveText('Boats')
  await expect(page).toHaveURL(`${site.url}boats`)
})

test('[S12] a page whose data cannot be loaded is loaded in full, each time it is asked for', async ({
  page,
  problems,
  site,
  visit,
}) => {
  problems.expect(/headings\.json/)
  await page.route('**/headings.json', (route) => route.abort())
  await visit('writing/links')
  for (const round of ['first', 'second']) {
    await mark(page)
    await inMain(page, 'a file beside').click()
    await expect(title(page), `${round} time`).toHaveText('Headings')
    await expect(page).toHaveURL(`${site.url}writing/headings`)
    await hydrated(page)
    expect(await isMarked(page)).toBe(false)
    await inMain(page, 'link').click()
    await expect(title(page)).toHaveText('Links')
  }
})

test('[S12] while a page is loaded in full, its document is asked for once', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/headings\.json/)
  await page.route('**/headings.json', (route) => route.abort())
  await visit('writing/links')
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url())
  })
  await inMain(page, 'a file beside').click()
  await expect(title(page)).toHaveText('Headings')
  await hydrated(page)
  expect(documents).toHaveLength(1)
})

test('after a route change the focus is on the new page’s title', async ({ page, visit }) => {
  await visit('writing/links')
  await inMain(page, 'a file beside').click()
  await expect(title(page)).toHaveText('Headings')
  await expect(title(page)).toBeFocused()
})

test('back and forward show the pages again without loading them in full', async ({ page, site, visit }) => {
  await visit('writing/links')
  await mark(page)
  await inMain(page, 'a file beside').click()
  await expect(title(page)).toHaveText('Headings')
  await page.goBack()
  await expect(title(page)).toHaveText('Links')
  await expect(page).toHaveURL(`${site.url}writing/links`)
  await page.goForward()
  await expect(title(page)).toHaveText('Headings')
  expect(await isMarked(page)).toBe(true)
})

test('a link to a file of the site, or to elsewhere, is left to the browser', async ({ page, visit }) => {
  await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }))
  await visit('writing/links')
  await inMain(page, 'a file of the site').click()
  await expect(page).toHaveURL(/\/kitchen\/img\/lamp\.svg$/)
})

test('a click with a modifier is left to the browser', async ({ page, context, visit }) => {
  await visit('writing/links')
  const opened = context.waitForEvent('page')
  await inMain(page, 'a file beside').click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).locator('main h1')).toHaveText('Headings')
  await expect(title(page)).toHaveText('Links')
})
