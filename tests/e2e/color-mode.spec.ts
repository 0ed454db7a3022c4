import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

const theme = (page: Page) => page.locator('html')

test.describe('our own site respects the system', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`[P6] a first visit on a ${colorScheme} system is ${colorScheme}`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme })
      await visit('atomic/intro')
      await expect(theme(page)).toHaveAttribute('data-theme', colorScheme)
      await expect(theme(page)).toHaveAttribute('data-theme-choice', 'system')
    })
  }

  test('[P6] the default mode is light, and the switch is on', async ({ page, visit }) => {
    await visit('atomic/intro')
    await expect(theme(page)).toHaveAttribute('data-theme', 'light')
    await page
      .getByRole('banner')
      .getByRole('button', { name: /color mode|colour mode|theme/i })
      .click()
    await expect(theme(page)).toHaveAttribute('data-theme-choice', 'light')
  })
})

test.describe('a site that does not respect the system', () => {
  test.use({ siteName: 'plain' })

  test('[P6] a first visit is light whatever the system prefers', async ({ page, visit }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await visit('./')
    await expect(theme(page)).toHaveAttribute('data-theme', 'light')
    await expect(theme(page)).toHaveAttribute('data-theme-choice', 'light')
  })
})

test.describe('no flash', () => {
  const cases = [
    { system: 'dark', stored: null, mode: 'dark' },
    { system: 'light', stored: null, mode: 'light' },
    { system: 'light', stored: 'dark', mode: 'dark' },
    { system: 'dark', stored: 'light', mode: 'light' },
  ] as const

  for (const { system, stored, mode } of cases) {
    test(`[S6] every painted frame is ${mode} on a ${system} system with ${stored ?? 'no'} choice stored`, async ({
      page,
      visit,
    }) => {
      await page.emulateMedia({ colorScheme: system })
      await page.addInitScript(recordFrames, stored)
      await visit('atomic/intro')
      const frames = await page.evaluate(() => Reflect.get(window, 'frames_') as string[])
      const settled = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      expect(new Set(frames)).toEqual(new Set([`${mode} ${settled}`]))
    })
  }

  test('[S6] the mode does not wait for the module script', async ({ page, problems }) => {
    problems.expect(/net::ERR_FAILED/)
    await page.route(/\.(js|ts|tsx|mjs)(\?|$)/, (route) => route.abort())
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('atomic/intro')
    await expect(theme(page)).toHaveAttribute('data-theme', 'dark')
  })
})

/** Runs in the page: what each frame shows, from the first one with a body on. */
function recordFrames(stored: string | null): void {
  if (stored !== null) localStorage.setItem('theme', stored)
  const frames: string[] = []
  Reflect.set(window, 'frames_', frames)
  const record = () => {
    if (document.body?.childElementCount) {
      frames.push(
        `${document.documentElement.dataset.theme} ${getComputedStyle(document.body).backgroundColor}`,
      )
    }
    if (document.documentElement.dataset.hydrated === undefined) requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
}
