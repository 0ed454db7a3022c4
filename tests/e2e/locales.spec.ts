import type { Locator, Page } from '@playwright/test'
import { isMarked, mark } from './support/document'
import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'locales' })

const html = (page: Page) => page.locator('html')
const banner = (page: Page) => page.getByRole('banner')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function switchTo(page: Page, language: string): Promise<void> {
  await banner(page)
    .getByRole('button', { name: /^(Language|اللغة):/ })
    .click()
  await banner(page).getByRole('link', { name: language, exact: true }).click()
  await hydrated(page)
}

test('[N10] switching the locale leads to the same page: the default one at the base path, the other under its code', async ({
  page,
  site,
  visit,
}) => {
  await visit('rigging/knots?rope=hemp#bowline')
  await expect(html(page)).toHaveAttribute('lang', 'en')
  await switchTo(page, 'العربية')
  await expect(page).toHaveURL(`${site.url}ar/rigging/knots?rope=hemp#bowline`)
  await expect(heading(page)).toHaveText('العقد')
  await switchTo(page, 'English')
  await expect(page).toHaveURL(`${site.url}rigging/knots?rope=hemp#bowline`)
  await expect(heading(page)).toHaveText('Knots')

  await visit('./')
  await switchTo(page, 'العربية')
  await expect(page).toHaveURL(`${site.url}ar/`)
  await expect(heading(page)).toHaveText('أهلا بكم')
})

test('[N10] the menu of a small screen switches the locale, too, and marks the current one', async ({
  page,
  site,
  visit,
}) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await visit('ar/rigging/lamps')
  await page.getByRole('button', { name: 'القائمة', exact: true }).click()
  const menu = page.locator('#menu')
  const toMain = menu.getByRole('button', { name: 'القائمة الرئيسية' })
  if (await toMain.isVisible()) await toMain.click()
  await expect(menu.getByRole('link', { name: 'العربية' })).toHaveAttribute('aria-current', 'true')
  await expect(menu.getByRole('link', { name: 'English' })).not.toHaveAttribute('aria-current')
  await menu.getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(`${site.url}rigging/lamps`)
})

test('[N10] a page that the other locale does not have leads to its home page', async ({
  page,
  site,
  visit,
}) => {
  await visit('ar/rigging/cafe')
  await expect(heading(page)).toHaveText('المقهى')
  await switchTo(page, 'English')
  await expect(page).toHaveURL(site.url)
})

test('[N10] a locale is a site of its own: links stay in it, and those to another one load it whole', async ({
  page,
  site,
  visit,
}) => {
  await visit('ar/')
  await page.getByRole('main').getByRole('link', { name: 'المصابيح' }).first().click()
  await expect(page).toHaveURL(`${site.url}ar/rigging/lamps`)
  await expect(page.getByRole('main').getByRole('heading', { name: 'Lamps' })).toBeVisible()
  await expect(html(page)).toHaveAttribute('lang', 'ar-EG')

  await visit('./')
  await mark(page)
  const link = banner(page).getByRole('link', { name: 'Arabic home' })
  await link.hover()
  await link.click()
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  expect(await isMarked(page)).toBe(false)
  await page.goBack()
  await expect(html(page)).toHaveAttribute('dir', 'ltr')
})

test("[N10] clean addresses and the not-found page are the locale's own below its path", async ({
  page,
  request,
  site,
  problems,
}) => {
  for (const [from, to] of [
    ['ar', 'ar/'],
    ['ar/index.html', 'ar/'],
    ['ar/rigging/lamps/', 'ar/rigging/lamps'],
    ['ar/rigging/lamps.html?a=1', 'ar/rigging/lamps?a=1'],
  ]) {
    const answer = await request.get(site.url + from, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], from).toEqual([301, `${site.base}${to}`])
  }
  problems.expect(/404.*ar\/rigging\/nothing/)
  const missing = await page.goto('ar/rigging/nothing')
  expect(missing?.status()).toBe(404)
  await expect(html(page)).toHaveAttribute('lang', 'ar-EG')
  await hydrated(page)
  await switchTo(page, 'English')
  await expect(page).toHaveURL(site.url)
})

test('[E4] a locale has a label, a direction, a language tag, a calendar and a path', async ({
  page,
  visit,
}) => {
  await visit('ar/rigging/knots')
  await expect(html(page)).toHaveAttribute('lang', 'ar-EG')
  await expect(html(page)).toHaveAttribute('dir', 'rtl')
  const english = banner(page).locator('[hreflang=en]')
  const arabic = banner(page).locator('[hreflang=ar-EG]')
  await expect(english).toHaveText('English')
  await expect(english).toHaveAttribute('lang', 'en')
  await expect(arabic).toHaveText('العربية')
  await expect(arabic).toHaveAttribute('href', '/harbor/ar/rigging/knots')
  await expect(page.locator('time')).toHaveText(/أمشير/)
  const sidebar = page.getByRole('complementary').or(page.locator('#menu')).first()
  const article = page.getByRole('article')
  expect(await left(sidebar)).toBeGreaterThan(await left(article))
})

test.describe('our own site', () => {
  test.use({ siteName: 'website' })

  test('[E4] English is the only locale: no page names a translation', async ({ page, visit }) => {
    await visit('atomic/intro')
    await expect(html(page)).toHaveAttribute('lang', 'en')
    await expect(html(page)).toHaveAttribute('dir', 'ltr')
    await expect(banner(page).locator('[hreflang]')).toHaveText(['English'])
    await expect(page.locator('link[hreflang]')).toHaveCount(0)
  })
})

test('each page names its translations to search engines, also after a navigation', async ({
  page,
  visit,
}) => {
  const alternates = () =>
    page
      .locator('link[rel=alternate][hreflang]')
      .evaluateAll((links) =>
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')].join(' ')),
      )
  const of = (path: string) => [
    `en https://harbor.example.com/harbor/${path}`,
    `ar-EG https://harbor.example.com/harbor/ar/${path}`,
    `x-default https://harbor.example.com/harbor/${path}`,
  ]
  await visit('ar/')
  expect(await alternates()).toEqual(of(''))
  await page.getByRole('main').getByRole('link', { name: 'العقد' }).first().click()
  await expect(heading(page)).toHaveText('العقد')
  expect(await alternates()).toEqual(of('rigging/knots'))
  await visit('ar/rigging/cafe')
  expect(await alternates()).toEqual(['ar-EG https://harbor.example.com/harbor/ar/rigging/cafe'])
})

test("a locale has its own words and files over those of the site, and the site's where it has none", async ({
  page,
  request,
  site,
  visit,
}) => {
  await visit('ar/rigging/knots')
  await expect(page).toHaveTitle('العقد | الميناء')
  await expect(banner(page).getByRole('link', { name: 'الدليل' })).toBeVisible()
  await expect(page.getByText('المد عند الظهر.')).toBeVisible()
  await expect(page.getByText('الحبل المبلل أقوى.')).toBeVisible()
  await expect(page.locator('#menu').getByText('الحبال')).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'العقد' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'المصابيح' }).click()
  await expect(page.getByText('Red to port, green to starboard.')).toBeVisible()
  await expect(page.getByRole('main').locator('[lang=en][dir=ltr]')).toContainText('Red to port')
  const flag = async (path: string) => (await request.get(site.url + path)).text()
  expect(await flag('ar/img/flag.svg')).toContain('#c30')
  expect(await flag('img/flag.svg')).toContain('#0b6')
})

async function left(element: Locator): Promise<number> {
  return (await element.boundingBox())?.x ?? Number.NaN
}
