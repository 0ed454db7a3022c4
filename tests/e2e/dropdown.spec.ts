import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ siteName: 'notice' })

const menuButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Aboard' })

async function open(button: Locator): Promise<void> {
  await button.click()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
}

async function expectClosed(page: Page): Promise<void> {
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tickets' })).toBeHidden()
}

test('[N3] an open dropdown closes on an outside click, not on one inside, and with its button', async ({
  page,
  visit,
}) => {
  await visit('./')
  const tickets = page.getByRole('banner').getByRole('link', { name: 'Tickets' })
  await expectClosed(page)
  await open(menuButton(page))
  await expect(tickets).toBeVisible()
  const list = page.getByRole('banner').locator('ul ul:visible')
  await list.click({ position: { x: 2, y: 2 } })
  await expect(tickets).toBeVisible()
  await page.locator('h1').click({ position: { x: 2, y: 2 } })
  await expectClosed(page)
  await open(menuButton(page))
  await menuButton(page).click()
  await expectClosed(page)
})

test('[N3] it closes on Escape, which gives the focus back to its button', async ({ page, visit }) => {
  await visit('./')
  await open(menuButton(page))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Tickets' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(menuButton(page)).toBeFocused()
  // Even if the pointer has taken the focus away.
  await open(menuButton(page))
  await menuButton(page).blur()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(menuButton(page)).toBeFocused()
})

test('[N3] it closes when the focus leaves it, another dropdown opens, or a page is gone to', async ({
  page,
  site,
  visit,
}) => {
  await visit('./')
  await open(menuButton(page))
  for (let stop = 0; stop < 5; stop++) await page.keyboard.press('Tab')
  await expectClosed(page)

  await open(menuButton(page))
  await open(page.getByRole('button', { name: 'Language: English' }))
  await expectClosed(page)

  await open(menuButton(page))
  await page.getByRole('banner').getByRole('link', { name: 'Tickets' }).click()
  await expect(page).toHaveURL(`${site.url}fares`)
  await expect(page.locator('h1')).toHaveText('Fares')
  await expectClosed(page)
})

test('[N3] going back closes a dropdown that was pressed, and its links lead on from the page', async ({
  page,
  site,
  visit,
}) => {
  const entryOf = () => page.evaluate(() => history.state?.overlay)
  await visit('./')
  const start = page.url()
  await open(menuButton(page))
  await expect.poll(entryOf).toBe(true)
  await page.goBack()
  await expectClosed(page)
  await expect(page).toHaveURL(start)
  await open(menuButton(page))
  await expect.poll(entryOf).toBe(true)
  await page.getByRole('banner').getByRole('link', { name: 'Tickets' }).click()
  await expect(page).not.toHaveURL(start)
  expect(page.url()).toContain(site.url)
  await page.goBack()
  await expect(page).toHaveURL(start)
  expect(await entryOf()).toBeUndefined()
})

test('a mouse opens a dropdown and its leaving closes it, but not one that was pressed', async ({
  page,
  visit,
}) => {
  await visit('./')
  const tickets = page.getByRole('banner').getByRole('link', { name: 'Tickets' })
  await menuButton(page).hover()
  await expect(tickets).toBeVisible()
  await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
  await tickets.hover()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await page.mouse.move(640, 700)
  await menuButton(page).hover()
  await expect(tickets).toBeVisible()
  await page.mouse.move(640, 700)
  await expectClosed(page)
  await open(menuButton(page))
  await page.mouse.move(640, 700)
  await expect(tickets).toBeVisible()
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('[N3] it closes on a touch outside', async ({ page, visit }) => {
    await visit('./')
    await menuButton(page).tap()
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'true')
    const { x, y, height } = (await page.locator('h1').boundingBox()) ?? { x: 0, y: 0, height: 0 }
    await page.touchscreen.tap(x + 4, y + height / 2)
    await expectClosed(page)
  })
})
