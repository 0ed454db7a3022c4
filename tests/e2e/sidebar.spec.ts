import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { sidebar } from './support/page'
import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'kitchen' })

const category = (page: Page, name: string) => sidebar(page).getByRole('button', { name, exact: true })
const link = (page: Page, name: string) => sidebar(page).getByRole('link', { name, exact: true })

test('the sidebar shows docs, categories, links, HTML and references in their order', async ({
  page,
  visit,
}) => {
  await visit('./')
  const labels = await sidebar(page).locator('> ul > li').allInnerTexts()
  expect(labels.map((label) => label.split('\n')[0])).toEqual([
    'Harbor handbook',
    'Tides by name',
    'Writing',
    'Boats',
    'Front matter',
    'Weather service',
    'Keep a proper lookout',
    'First entry',
  ])
  await expect(link(page, 'Weather service')).toHaveAttribute('href', 'https://weather.example.com')
})

test('a category of a folder lists its pages by number prefix, with their own labels', async ({
  page,
  visit,
}) => {
  await visit('writing/admonitions')
  const item = sidebar(page).locator('li', {
    has: page.getByRole('button', { name: 'Writing', exact: true }),
  })
  const labels = await item.locator('li').allInnerTexts()
  expect(labels.slice(0, 4)).toEqual(['Admonitions', 'Tables and lists', 'Code', 'Tabs'])
  expect(labels).not.toContain('_safety')
})

test('drafts and unlisted pages are in no sidebar of the build', async ({ page, visit }) => {
  await visit('tides')
  await expect(link(page, 'Settings')).toBeVisible()
  await expect(link(page, 'Unlisted')).toHaveCount(0)
  await expect(link(page, 'A draft')).toHaveCount(0)
})

test('the current page is marked, and its categories are open', async ({ page, visit }) => {
  await visit('boats/sail/rigs/lug')
  await expect(sidebar(page).locator('[aria-current=page]')).toHaveText('Lug rig')
  await expect(link(page, 'Lug rig')).toBeVisible()
  await expect(link(page, 'Sloop')).toBeVisible()
  await expect(link(page, 'Admonitions')).toHaveCount(0)
})

test('a closed category opens, with pages that this page did not carry, and closes again', async ({
  page,
  visit,
}) => {
  await visit('tides')
  await expect(category(page, 'Writing')).toHaveAttribute('aria-expanded', 'false')
  await category(page, 'Writing').click()
  await expect(link(page, 'Admonitions')).toBeVisible()
  await expect(category(page, 'Writing')).toHaveAttribute('aria-expanded', 'true')
  await category(page, 'Writing').click()
  await expect(link(page, 'Admonitions')).toBeHidden()
})

test('a category opens its first page in a tab on a click with Ctrl, and stays as it is', async ({
  page,
  context,
  visit,
}) => {
  await visit('tides')
  const opened = context.waitForEvent('page')
  await category(page, 'Writing').click({ modifiers: ['ControlOrMeta'] })
  await expect((await opened).locator('h1')).not.toBeEmpty()
  await expect(category(page, 'Writing')).toHaveAttribute('aria-expanded', 'false')
  await expect(page).toHaveURL(/tides$/)
})

test('[P10] opening one category closes its siblings', async ({ page, visit }) => {
  await visit('boats/rowing')
  await expect(link(page, 'Rowing')).toBeVisible()
  await category(page, 'Writing').click()
  await expect(link(page, 'Admonitions')).toBeVisible()
  await expect(link(page, 'Rowing')).toBeHidden()
})

test('[P10] going to a page of another category closes the one before', async ({ page, visit }) => {
  await visit('writing/links')
  await page.locator('main').getByRole('link', { name: 'a file in another folder' }).click()
  await expect(link(page, 'Rowing')).toBeVisible()
  await expect(link(page, 'Admonitions')).toBeHidden()
})

test('[P10] the sidebar can be hidden and shown again', async ({ page, visit }) => {
  await visit('boats/rowing')
  const before = await page.locator('article').boundingBox()
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await expect(sidebar(page)).toBeHidden()
  const after = await page.locator('article').boundingBox()
  expect(after?.x ?? 0).toBeLessThan(before?.x ?? 0)
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  await expect(sidebar(page)).toBeVisible()
})

test('[P10] a hidden sidebar stays hidden on other pages and later visits', async ({ page, visit }) => {
  await visit('boats/rowing')
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await visit('boats/sail/sloop')
  await expect(sidebar(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Show sidebar' })).toBeVisible()
})

test('the sidebar keeps its scroll position over a route change', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1280, height: 400 })
  await visit('writing/islands')
  const scrollTop = () =>
    sidebar(page).evaluate((nav) => {
      let box: Element | null = nav
      while (box && box.scrollTop === 0) box = box.parentElement
      return box && box !== document.documentElement ? Math.round(box.scrollTop) : 0
    })
  const target = link(page, 'Plain Markdown')
  await target.scrollIntoViewIfNeeded()
  const before = await scrollTop()
  expect(before).toBeGreaterThan(0)
  await target.click()
  await expect(page.locator('h1')).toHaveText('Plain Markdown')
  expect(await scrollTop()).toBe(before)
})

test('the sidebar’s data is the same file for every page', async ({ page, site, visit }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/data/')) asked.push(request.url().replace(site.url, ''))
  })
  await visit('tides')
  await category(page, 'Writing').click()
  await link(page, 'Admonitions').click()
  await expect(page.locator('h1')).toHaveText('Admonitions')
  await category(page, 'Boats')
    .or(sidebar(page).getByRole('button', { name: 'Pages in Boats' }))
    .click()
  await expect(link(page, 'Rowing')).toBeVisible()
  await hydrated(page)
  expect(asked).toEqual(['data/sidebar-handbook.json'])
})

test('a category whose pages fail to load says so in their place, and tries again when it is reopened', async ({
  page,
  problems,
  visit,
}) => {
  problems.expect(/sidebar-handbook\.json/)
  await visit('tides')
  await page.route('**/sidebar-handbook.json', (route) => route.abort())
  const writing = category(page, 'Writing')
  const alert = sidebar(page).getByRole('alert')
  await writing.click()
  await expect(alert).toHaveText('Could not load. Open it again to retry.')
  await expect(writing).toHaveAttribute('aria-expanded', 'true')
  await expect(page.locator('h1')).toHaveText('Tides')
  await expectAccessible(page, 'a category without its pages', { within: 'nav[aria-label="Docs sidebar"]' })
  await writing.press('Enter')
  await expect(alert).toHaveCount(0)
  await expect(writing).toHaveAttribute('aria-expanded', 'false')
  await writing.press('Enter')
  await expect(alert).toHaveCount(1)

  await writing.press(' ')
  await page.unroute('**/sidebar-handbook.json')
  await writing.press(' ')
  await expect(link(page, 'Admonitions')).toBeVisible()
  await expect(alert).toHaveCount(0)
  await expect(writing).toBeFocused()
})

test.describe('a site with defaults', () => {
  test.use({ siteName: 'plain' })

  test('[P10] a sidebar that is not hideable has no button for it, and categories stay open', async ({
    page,
    visit,
  }) => {
    await visit('guide/first')
    await expect(page.getByRole('button', { name: 'Hide sidebar' })).toHaveCount(0)
    await category(page, 'other').click()
    await expect(link(page, 'Third')).toBeVisible()
    await expect(link(page, 'First')).toBeVisible()
  })
})
