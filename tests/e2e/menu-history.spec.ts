import type { Page } from '@playwright/test'
import { hold } from './support/held'
import { back, comeToRowing, expectClosed, hasFocus, main, menuButton, openMenu, title } from './support/menu'
import { sidebar } from './support/page'
import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'kitchen', viewport: { width: 390, height: 800 } })

test('[S10] going back closes the open menu and leaves the page, the second time it navigates', async ({
  page,
  site,
  visit,
}) => {
  await visit('writing/links')
  await page.locator('main').getByRole('link', { name: 'a path of the site with an anchor' }).click()
  await expect(title(page)).toHaveText('Tides')
  await openMenu(page)
  const position = await page.evaluate(() => scrollY)
  expect(position).toBeGreaterThan(500)
  await page.goBack()
  await expectClosed(page)
  await expect(page).toHaveURL(`${site.url}tides#mark-2`)
  await expect(title(page)).toHaveText('Tides')
  expect(await page.evaluate(() => scrollY)).toBe(position)
  await expect(menuButton(page)).toBeFocused()
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}writing/links`)
  await expect(title(page)).toHaveText('Links')
})

test('[S10] the same holds if the previous page was another document, and after a reload', async ({
  page,
  site,
  visit,
}) => {
  await visit('about')
  await visit('tides')
  await openMenu(page)
  await page.goBack()
  await expectClosed(page)
  await expect(page).toHaveURL(`${site.url}tides`)
  await openMenu(page)
  await page.reload()
  await hydrated(page)
  await expectClosed(page)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}about`)
})

const closings: [string, (page: Page) => Promise<void>][] = [
  ['its button', (page) => page.getByRole('button', { name: 'Close menu' }).click()],
  ['Escape', (page) => page.keyboard.press('Escape')],
  ['a tap beside it', (page) => page.mouse.click(380, 400)],
  ['the desktop layout', (page) => page.setViewportSize({ width: 1280, height: 800 })],
]

for (const [name, close] of closings) {
  test(`[S10] closing the menu by ${name} leaves no entry in the history`, async ({ page, site, visit }) => {
    await visit('tides')
    await comeToRowing(page)
    await openMenu(page)
    await close(page)
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()
    await expect(page).toHaveURL(/boats\/rowing/)
    // Going forward must show nothing, and leave nothing to go back from.
    await page.evaluate(
      () =>
        new Promise<void>((steppedBack) => {
          addEventListener('popstate', () => steppedBack(), { once: true })
          history.forward()
        }),
    )
    await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()
    await expect(page.locator('[popover]:popover-open')).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(`${site.url}tides`)
    await expect(title(page)).toHaveText('Tides')
  })
}

test('[S10] a menu that is opened and closed quickly leaves the history right', async ({
  page,
  site,
  visit,
}) => {
  await visit('tides')
  await comeToRowing(page)
  await page.evaluate(async () => {
    const menu = document.querySelector<HTMLElement>('[popover]')
    for (let times = 0; times < 3; times++) {
      menu?.showPopover()
      menu?.hidePopover()
    }
    menu?.showPopover()
    // After the step back from the first menu's entry comes the current menu's.
    await new Promise<void>((settled) => {
      navigation.addEventListener('currententrychange', ({ navigationType }) => {
        if (navigationType === 'push') settled()
      })
    })
  })
  await expect(sidebar(page)).toBeVisible()
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBe(true)
  await page.goBack()
  await expectClosed(page)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}tides`)
})

test('[S10] a link of the menu takes the place of the menu in the history', async ({ page, site, visit }) => {
  await visit('tides')
  await openMenu(page)
  await sidebar(page).getByRole('link', { name: 'First entry' }).click()
  await expect(title(page)).toHaveText('First entry')
  await expectClosed(page)
  await openMenu(page)
  await back(page).click()
  await main(page).getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL(`${site.url}about`)
  await expect(title(page)).toBeFocused()
  await page.goBack()
  await expect(title(page)).toHaveText('First entry')
  await page.goBack()
  await expect(title(page)).toHaveText('Tides')
  await page.goForward()
  await expect(title(page)).toHaveText('First entry')
})

test('[S10] a link to a place on the page shown is an entry of its own, and only one', async ({
  page,
  site,
  visit,
}) => {
  await visit('about')
  await visit('tides')
  await openMenu(page)
  await sidebar(page)
    .getByRole('link', { name: 'Tides by name' })
    .evaluate((link) => link.setAttribute('href', '#mark-9'))
  await sidebar(page).getByRole('link', { name: 'Tides by name' }).click()
  await expect(page).toHaveURL(`${site.url}tides#mark-9`)
  await expectClosed(page)
  await expect(page.locator('#mark-9:target')).toBeInViewport()
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}tides`)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}about`)
})

test('[S10] a page that comes while the menu is open takes the menu’s entry', async ({
  page,
  site,
  visit,
}) => {
  await visit('tides')
  const data = await hold(page, '**/rowing.json')
  await page.locator('main').getByRole('link', { name: 'the rowing boat' }).click()
  await data.asked
  await openMenu(page)
  await data.release()
  await expect(title(page)).toHaveText('Rowing boat')
  await expectClosed(page)
  await page.goBack()
  await expect(page).toHaveURL(`${site.url}tides`)
  await expect(title(page)).toHaveText('Tides')
})

test('[S10] a menu opened before hydration is taken over', async ({ page, site }) => {
  const scripts = await hold(page, /\/(assets|engine|@)[^?]*\.(js|ts|tsx)(\?|$)|entry\.client/)
  await page.goto('about', { waitUntil: 'commit' })
  await page.goto('tides', { waitUntil: 'commit' })
  await scripts.asked
  await openMenu(page)
  await expect(sidebar(page)).toBeVisible()
  await expect(main(page)).toBeVisible()
  await scripts.release()
  await hydrated(page)
  await expect(main(page)).toBeHidden()
  await expect(hasFocus(page)).toHaveCount(1)
  await page.goBack()
  await expectClosed(page)
  await expect(page).toHaveURL(`${site.url}tides`)
})
