import type { Page } from '@playwright/test'
import { expectAccessible } from './support/axe'
import { blockStorage } from './support/blocked-storage'
import { isMarked, mark } from './support/document'
import { sidebar } from './support/page'
import { ask, dialog, input, open, options } from './support/search'
import { expect, hydrated, test } from './support/test'

const KEY = 'docs-preferred-version-default'

const banner = (page: Page) => page.getByRole('banner')
const menu = (page: Page) => banner(page).getByRole('button', { name: /^Version: / })
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), KEY)

async function choose(page: Page, version: string): Promise<void> {
  await menu(page).click()
  await banner(page).locator('ul ul').getByRole('link', { name: version, exact: true }).click()
}

test.describe('a site of three versions', () => {
  test.use({ siteName: 'versions' })

  test('[E2] each version is at its place: the last at the root, the current at next, the others at their names', async ({
    page,
  }) => {
    for (const [path, title, crew] of [
      ['bowline', 'Version: 2.0', 'today'],
      ['next/bowline', 'Version: Next', 'the next crew'],
      ['1.0/bowline', 'Version: 1.0 LTS', 'the old crew'],
    ] as const) {
      await page.goto(path)
      await expect(menu(page)).toHaveText(title)
      await expect(page.locator('article')).toContainText(title)
      await expect(page.locator('article')).toContainText(crew)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        `https://knots.example.com/knots/${path}`,
      )
    }
    expect((await page.request.get('1.0/splice')).status()).toBe(404)
  })

  test('[E2] a page stays in its version: links of the text, sidebar, neighbors, tags and navbar', async ({
    page,
    visit,
    site,
  }) => {
    await visit('1.0')
    await page.locator('article').getByRole('link', { name: 'the bowline' }).click()
    await expect(page.locator('h1')).toHaveText('Bowline')
    const paths = await page
      .locator(
        'article a:not([data-version]), aside a, footer a[href*=tags], nav[aria-label="Docs sidebar"] a',
      )
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths.length).toBeGreaterThan(3)
    expect(paths.filter((path) => !path?.startsWith(`${site.base}1.0`))).toEqual([])
    await expect(page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link')).toHaveAttribute(
      'href',
      `${site.base}1.0`,
    )
    await expect(banner(page).getByRole('link', { name: 'Book' })).toHaveAttribute('href', `${site.base}1.0`)
    await page.getByRole('link', { name: 'loops' }).click()
    await expect(page).toHaveURL(/\/1\.0\/tags\/loops$/)
    await expect(menu(page)).toHaveText('Version: 1.0 LTS')
    await page.locator('article').getByRole('link', { name: 'Bowline' }).click()
    await expect(page).toHaveURL(/\/1\.0\/bowline$/)
  })

  test('a closed category of a version is filled from that version', async ({ page, visit, site }) => {
    await visit('next/splice')
    await sidebar(page).getByRole('button', { name: 'Loops' }).click()
    const link = sidebar(page).getByRole('link', { name: 'Bowline' })
    await expect(link).toHaveAttribute('href', `${site.base}next/bowline`)
    await choose(page, '2.0')
    await expect(page).toHaveURL(/\/knots\/splice$/)
    await expect(menu(page)).toHaveText('Version: 2.0')
    await sidebar(page).getByRole('button', { name: 'Loops' }).click()
    await expect(link).toHaveAttribute('href', `${site.base}bowline`)
  })

  test('the menu of versions leads to the same page, else to the first page of the version', async ({
    page,
    visit,
    site,
  }) => {
    await visit('next/bowline')
    await mark(page)
    await choose(page, '1.0 LTS')
    await expect(page).toHaveURL(/\/1\.0\/bowline$/)
    await expect(menu(page)).toHaveText('Version: 1.0 LTS')
    await menu(page).click()
    const current = banner(page).locator('ul ul').getByRole('link', { name: '1.0 LTS' })
    await expect(current).toHaveAttribute('aria-current', 'page')
    await page.keyboard.press('Escape')
    await choose(page, 'Next')
    await banner(page).getByRole('link', { name: 'Splices' }).click()
    await expect(page).toHaveURL(/\/next\/splice$/)
    await expect(page.locator('h1')).toHaveText('Splice')
    await choose(page, '1.0 LTS')
    await expect(page).toHaveURL(new RegExp(`${site.base}1\\.0$`))
    await expect(page.locator('h1')).toHaveText('Knots of yesterday')
    expect(await isMarked(page), 'without a new document').toBe(true)
  })

  test('pages of an unreleased and of an unmaintained version say so, and lead to the last one', async ({
    page,
    site,
  }) => {
    const notice = page.getByRole('note', { name: 'About this version' })
    await page.goto('next/splice')
    await expect(notice).toContainText('not released yet')
    await expect(notice.getByRole('link')).toHaveAttribute('href', `${site.base}splice`)
    const order = await page
      .locator('h1, [role=note], h2')
      .evaluateAll((all) => all.map((one) => one.tagName))
    expect(order).toEqual(['H1', 'DIV', 'H2'])
    await page.goto('1.0/bowline')
    await expect(notice).toContainText('no longer maintained')
    await expect(notice.getByRole('link')).toHaveAttribute('href', `${site.base}bowline`)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme)
      await expectAccessible(page, theme)
    }
    await page.goto('bowline')
    await expect(notice).toHaveCount(0)
    await expect(page.locator('.version-badge')).toHaveText('Version: 2.0')
  })

  test('search engines are told to leave out a version that wants it', async ({ page, visit }) => {
    const robots = page.locator('meta[name=robots]')
    await visit('1.0/bowline')
    await expect(robots).toHaveAttribute('content', 'noindex')
    await choose(page, '2.0')
    await expect(page).toHaveURL(/\/knots\/bowline$/)
    await expect(robots).toHaveCount(0)
    const sitemap = await (await page.request.get('sitemap.xml')).text()
    expect(sitemap).toContain('/knots/next/bowline')
    expect(sitemap).not.toContain('/knots/1.0')
  })

  test('[P11] [K8] the version that a reader chooses is kept, and followed on pages without a version', async ({
    page,
    context,
    visit,
    site,
  }) => {
    await visit('about')
    const book = banner(page).getByRole('link', { name: 'Book' })
    await expect(menu(page)).toHaveText('Version: 2.0')
    await expect(book).toHaveAttribute('href', site.base)
    expect(await stored(page)).toBeNull()

    await visit('bowline')
    await choose(page, '1.0 LTS')
    await expect(page).toHaveURL(/\/1\.0\/bowline$/)
    expect(await stored(page)).toBe('1.0')
    await visit('about')
    await expect(menu(page)).toHaveText('Version: 1.0 LTS')
    await expect(book).toHaveAttribute('href', `${site.base}1.0`)
    await expect(banner(page).getByRole('link', { name: 'Splices' })).toHaveAttribute(
      'href',
      `${site.base}splice`,
    )

    const other = await context.newPage()
    await other.goto(`${site.url}1.0/bowline`)
    await hydrated(other)
    await other.getByRole('note').getByRole('link').click()
    await expect(other).toHaveURL(/\/knots\/bowline$/)
    expect(await stored(other)).toBe('2.0')
    await expect(menu(page), 'other tabs follow').toHaveText('Version: 2.0')
    await expect(book).toHaveAttribute('href', site.base)
  })

  test('[P11] a page of a version shows that one, whatever was chosen', async ({ page, visit }) => {
    await page.addInitScript((key) => localStorage.setItem(key, '1.0'), KEY)
    await visit('next/bowline')
    await expect(menu(page)).toHaveText('Version: Next')
    expect(await stored(page)).toBe('1.0')
  })

  test('[P11] a kept version that does not exist any more is removed', async ({ page, visit }) => {
    await visit('about')
    await page.evaluate((key) => localStorage.setItem(key, '0.9'), KEY)
    await visit('about')
    await expect(menu(page)).toHaveText('Version: 2.0')
    await expect.poll(() => stored(page)).toBeNull()
  })

  test('[P11] [X9] where storage is blocked, versions can be chosen all the same', async ({
    page,
    visit,
  }) => {
    await blockStorage(page)
    await visit('bowline')
    await choose(page, '1.0 LTS')
    await expect(page).toHaveURL(/\/1\.0\/bowline$/)
    await visit('about')
    await expect(menu(page)).toHaveText('Version: 2.0')
  })

  test('search says which version its results are of, where the reader sees another one', async ({
    page,
    visit,
    site,
  }) => {
    const line = dialog(page).getByText('Results are from version')
    await visit('1.0/bowline')
    await open(page)
    await expect(line).toHaveText('Results are from version 2.0.')
    await expect(input(page)).toHaveAccessibleDescription('Results are from version 2.0.')
    await ask(page, 'bowline')
    await expect(options(page).first()).toHaveAttribute('href', `${site.base}bowline`)
    await expect(line).toBeVisible()
    await expectAccessible(page, 'the line of the version', { within: 'dialog' })

    await mark(page)
    await options(page).first().click()
    await expect(page).toHaveURL(/\/knots\/bowline$/)
    await open(page)
    await expect(line).toHaveCount(0)
    await expect(input(page)).toHaveAccessibleDescription('')
    await page.keyboard.press('Escape')
    await choose(page, 'Next')
    await expect(page).toHaveURL(/\/next\/bowline$/)
    await open(page)
    await expect(line).toBeVisible()
    expect(await isMarked(page), 'without a new document').toBe(true)
    await visit('about')
    await open(page)
    await expect(line, 'the version that was chosen is not the searched one').toBeVisible()
  })

  test('the menu of versions keeps what the address has after the path', async ({ page, visit }) => {
    await visit('bowline?wind=west#start')
    await choose(page, '1.0 LTS')
    await expect(page).toHaveURL(/\/1\.0\/bowline\?wind=west#start$/)
    await expect(menu(page)).toHaveText('Version: 1.0 LTS')
  })

  test('[P11] the menu of small screens lists the versions', async ({ page, visit }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await visit('about')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    const main = page.locator('#menu').getByRole('navigation', { name: 'Main' })
    await expect(main.getByText('Version: 2.0')).toBeVisible()
    await main.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(/\/knots\/next$/)
    expect(await stored(page)).toBe('current')
  })
})

test('[E2] our own site has one version: no menu, no notice, no badge, nothing of versions in its data', async ({
  page,
  visit,
}) => {
  await visit('atomic/intro')
  await expect(menu(page)).toHaveCount(0)
  await expect(page.locator('[data-version], .version-badge, [aria-label="About this version"]')).toHaveCount(
    0,
  )
  const data = await page.locator('#page').textContent()
  expect(JSON.parse(data ?? '')).not.toHaveProperty('version')
})
