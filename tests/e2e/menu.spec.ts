import { back, expectClosed, hasFocus, main, menuButton, openMenu, toDocs } from './support/menu'
import { sidebar } from './support/page'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen', viewport: { width: 390, height: 800 } })

test('[N4] a docs page opens on the docs menu, again after each closing, and the main menu is one step back', async ({
  page,
  visit,
}) => {
  await visit('boats/rowing')
  await openMenu(page)
  await expect(sidebar(page)).toBeVisible()
  await expect(main(page)).toBeHidden()
  await back(page).click()
  await expect(main(page)).toBeVisible()
  await expect(sidebar(page)).toBeHidden()
  await expect(main(page).getByRole('link')).toHaveText(['Handbook', 'Logbook', 'About', 'Tides', 'English'])
  await expect(back(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Close menu' }).click()
  await expectClosed(page)
  await openMenu(page)
  await expect(sidebar(page)).toBeVisible()
  await expect(main(page)).toBeHidden()
  await back(page).click()
  await toDocs(page).click()
  await expect(sidebar(page)).toBeVisible()
  await expect(main(page)).toBeHidden()
})

test('the foot of the main menu has the color modes, and the button of the navbar follows', async ({
  page,
  visit,
}) => {
  await visit('about')
  await openMenu(page)
  const modes = main(page).getByRole('group', { name: 'Color mode' })
  await modes.getByRole('button', { name: 'dark' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(modes.getByRole('button', { pressed: true })).toHaveText('dark')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('banner').getByRole('button', { name: 'Color mode: dark' })).toBeVisible()
})

test('[N4] a page without a sidebar opens on the main menu, which has no other to go to', async ({
  page,
  visit,
}) => {
  await visit('about')
  await openMenu(page)
  await expect(main(page)).toBeVisible()
  await expect(back(page).or(toDocs(page))).toHaveCount(0)
})

test.describe('a site without navbar items', () => {
  test.use({ siteName: 'plain' })

  test('[N4] there is no button back to an empty main menu', async ({ page, visit }) => {
    await visit('guide/first')
    await openMenu(page)
    await expect(sidebar(page)).toBeVisible()
    await expect(main(page)).toHaveCount(0)
    await expect(back(page).or(toDocs(page))).toHaveCount(0)
  })

  test('[N5] a page without a sidebar has neither a menu nor a button for it', async ({
    page,
    problems,
    visit,
  }) => {
    problems.expect(/status of 404/)
    await visit('no-such-page')
    await expect(page.getByRole('banner')).toBeVisible()
    await expect(menuButton(page)).toHaveCount(0)
    await expect(page.locator('[popover]')).toHaveCount(0)
  })
})

for (const [width, isThere] of [
  [996, true],
  [997, false],
] as const) {
  test(`[N5] [K2] at ${width} px there is ${isThere ? 'a' : 'no'} mobile menu`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['tides', 'about']) {
      await visit(path)
      await expect(menuButton(page)).toBeVisible({ visible: isThere })
      await expect(page.getByRole('banner').getByRole('navigation')).toBeVisible({ visible: !isThere })
    }
  })
}

test('[N4] the focus goes with the panels and stays in the menu, and Escape gives it back', async ({
  page,
  visit,
}) => {
  await visit('boats/rowing')
  await menuButton(page).focus()
  await page.keyboard.press('Enter')
  await expect(sidebar(page).locator('[aria-current=page]')).toBeFocused()
  await back(page).focus()
  await page.keyboard.press('Enter')
  await expect(main(page).getByRole('link', { name: 'Handbook' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(toDocs(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(sidebar(page).locator('[aria-current=page]')).toBeFocused()
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab')
    // Between the last and the first element, the browser's own controls may have the focus.
    const isOutside = await page.evaluate(() => document.activeElement?.closest('body > * > *') != null)
    if (isOutside) await expect(hasFocus(page)).toHaveCount(1)
  }
  const skip = page.getByText('Skip to main content')
  await skip.evaluate((link: HTMLElement) => link.focus())
  await expect(skip).not.toBeFocused()
  await back(page).focus()
  await page.keyboard.press('Escape')
  await expectClosed(page)
  await expect(menuButton(page)).toBeFocused()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('[N4] both menus are there, one below the other', async ({ page }) => {
    await page.goto('tides')
    await menuButton(page).click()
    await expect(main(page)).toBeVisible()
    await expect(sidebar(page)).toBeVisible()
    await expect(back(page)).toBeHidden()
    const skip = page.getByText('Skip to main content')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(skip).toBeHidden()
  })
})
