import type { Page } from '@playwright/test'
import { type Held, hold } from './support/held'
import { input, options } from './support/search'
import { expect, hydrated, test } from './support/test'

test.use({ siteName: 'kitchen' })

/** Shows a page whose script is still loading. */
async function comeEarly(page: Page): Promise<Held> {
  const script = await hold(page, /\/assets\/hashed\/main-/)
  await page.goto('writing/code', { waitUntil: 'commit' })
  await script.asked
  await expect(page.locator('footer').last()).toBeAttached()
  return script
}

async function comeToLife(page: Page, script: Held): Promise<void> {
  await script.release()
  await hydrated(page)
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px, before the script of the page is there`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('a click on the color mode acts on the choice that is stored', async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('theme', 'light'))
      const script = await comeEarly(page)
      await page.getByRole('button', { name: /^Color mode/ }).click()
      await comeToLife(page, script)
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark')
    })

    test('a click on search opens it', async ({ page }) => {
      const script = await comeEarly(page)
      const box = await page.getByRole('banner').getByText('Loading...').locator('..').boundingBox()
      await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
      await comeToLife(page, script)
      await expect(input(page)).toBeFocused()
    })
  })
}

test('an early click on a copy button copies, once', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const script = await comeEarly(page)
  const block = page.locator('article figure', { hasText: 'npm install lamp' })
  await block.hover()
  await block.getByRole('button', { name: 'Copy' }).click()
  await comeToLife(page, script)
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('npm install lamp')
})

test('early clicks act in order, except those that the browser has answered', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.addInitScript(() => localStorage.setItem('theme', 'light'))
  const script = await comeEarly(page)
  await page.getByRole('button', { name: /^Color mode/ }).click()
  await page.getByRole('button', { name: /^Color mode/ }).click()
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await comeToLife(page, script)
  // A second press would have closed the menu, which has been taken over.
  await expect(page.locator('[popover]:focus-within')).toHaveCount(1)
  await expect(page.locator('[popover]:popover-open')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'system')
})

test('an early shortcut opens search, with what was typed after it', async ({ page }) => {
  const script = await comeEarly(page)
  await page.keyboard.type('/oarz')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('s')
  await comeToLife(page, script)
  await expect(input(page)).toBeFocused()
  await expect(input(page)).toHaveValue('oars')
  await expect(options(page).first()).toHaveAttribute('href', /rowing#oars/)
})
