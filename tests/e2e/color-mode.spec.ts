import type { Page } from '@playwright/test'
import { sidebar } from './support/page'
import { expect, hydrated, test } from './support/test'

const LIGHT = 'rgb(255, 255, 255)'
const DARK = 'rgb(13, 20, 18)'

const toggle = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Color mode/ })
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('theme'))

/** Checks the mode by its attributes, and by how it looks. */
async function expectMode(page: Page, mode: 'light' | 'dark', choice: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-theme-choice', choice)
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode)
  await expect(page.locator('body')).toHaveCSS('background-color', mode === 'dark' ? DARK : LIGHT)
}

test.describe('what scrolls', () => {
  test.use({ siteName: 'kitchen' })

  test('has bars in colors of the page, which differ between the modes', async ({ page, visit }) => {
    const colors = () => sidebar(page).evaluate((nav) => getComputedStyle(nav).scrollbarColor)
    await visit('boats/rowing')
    const light = await colors()
    expect(light).toMatch(/^rgb/)
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colors()).not.toBe(light)
  })
})

test.describe('our own site respects the system', () => {
  test('[P6] a first visit follows the system, light or dark, and the switch is on', async ({
    page,
    visit,
  }) => {
    await visit('atomic/intro')
    await expectMode(page, 'light', 'system')
    await page.emulateMedia({ colorScheme: 'dark' })
    await visit('atomic/intro')
    await expectMode(page, 'dark', 'system')
    await expect(toggle(page)).toBeEnabled()
  })

  test('[S1] the toggle goes from light to dark to system to light, and its name says where it is', async ({
    page,
    visit,
  }) => {
    await visit('atomic/intro')
    for (const [choice, next] of [
      ['system', 'light'],
      ['light', 'dark'],
      ['dark', 'system'],
      ['system', 'light'],
    ]) {
      await expect(toggle(page)).toHaveAccessibleName(`Color mode: ${choice}. Switch to ${next}.`)
      await toggle(page).press('Enter')
    }
  })

  test('[S2] the mode follows the system as it changes, unless the reader has chosen one', async ({
    page,
    visit,
  }) => {
    await visit('atomic/intro')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectMode(page, 'dark', 'system')
    await page.emulateMedia({ colorScheme: 'light' })
    await expectMode(page, 'light', 'system')
    await toggle(page).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await expectMode(page, 'light', 'light')
  })

  test('[S3] [K8] choosing system removes the stored choice and returns to the system mode', async ({
    page,
    visit,
  }) => {
    await visit('atomic/intro')
    expect(await stored(page)).toBeNull()
    await toggle(page).click()
    expect(await stored(page)).toBe('light')
    await expectMode(page, 'light', 'light')
    await toggle(page).click()
    expect(await stored(page)).toBe('dark')
    await expectMode(page, 'dark', 'dark')
    await toggle(page).click()
    expect(await stored(page)).toBeNull()
    await expectMode(page, 'light', 'system')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expectMode(page, 'dark', 'system')
  })

  test('[S4] a choice is there again on later pages and visits, and in other open tabs at once', async ({
    context,
    page,
    site,
    visit,
  }) => {
    await visit('atomic/intro')
    const other = await context.newPage()
    await other.goto(`${site.url}atomic/helpers/guid`)
    await hydrated(other)
    await toggle(page).click()
    await toggle(page).click()
    await expectMode(other, 'dark', 'dark')
    await expect(toggle(other)).toHaveAccessibleName(/^Color mode: dark\b/)
    await other.reload()
    await hydrated(other)
    await expectMode(other, 'dark', 'dark')
    await toggle(other).click()
    await expectMode(page, 'light', 'system')
  })

  test('[P6] without scripts the page has the mode that the system prefers', async ({ browser, site }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'dark' })
    await page.goto(`${site.url}atomic/intro`)
    await expect(page.locator('body')).toHaveCSS('background-color', DARK)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await expect(page.locator('body')).toHaveCSS('background-color', LIGHT)
    await page.close()
  })
})

test.describe('a site that does not respect the system', () => {
  test.use({ siteName: 'plain' })

  test('[P6] a first visit is light whatever the system prefers, with scripts or without', async ({
    browser,
    page,
    site,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await visit('./')
    await expectMode(page, 'light', 'light')
    const plain = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'dark' })
    await plain.goto(site.url)
    await expect(plain.locator('body')).toHaveCSS('background-color', LIGHT)
    await plain.close()
  })

  test('[S1] the toggle knows light and dark only', async ({ page, visit }) => {
    await visit('./')
    await expect(toggle(page)).toHaveAccessibleName('Color mode: light. Switch to dark.')
    await toggle(page).click()
    await expect(toggle(page)).toHaveAccessibleName('Color mode: dark. Switch to light.')
    await expectMode(page, 'dark', 'dark')
    await toggle(page).click()
    await expectMode(page, 'light', 'light')
  })

  test('[S3] a choice that is removed, in another tab, gives way to the default mode', async ({
    context,
    page,
    site,
    visit,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await visit('./')
    await toggle(page).click()
    await expectMode(page, 'dark', 'dark')
    const other = await context.newPage()
    await other.goto(site.url)
    await other.evaluate(() => localStorage.removeItem('theme'))
    await expectMode(page, 'light', 'light')
  })
})

test.describe('a site without the switch', () => {
  test.use({ siteName: 'fixed' })

  test('[S5] a stored choice is removed, and no toggle is there', async ({ page, visit }) => {
    await visit('./')
    await page.evaluate(() => localStorage.setItem('theme-night', 'light'))
    await visit('./')
    await expect(toggle(page)).toHaveCount(0)
    expect(await page.evaluate(() => localStorage.getItem('theme-night'))).toBeNull()
    await expectMode(page, 'dark', 'dark')
  })
})

test.describe('a site with a logo for dark pages', () => {
  test.use({ siteName: 'kitchen' })

  test('the logo is that of the color mode, with and without scripts, and the other one is not fetched', async ({
    browser,
    page,
    site,
    visit,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(request.url()))
    const logo = (of: Page) => of.getByRole('banner').getByRole('img', { name: 'Lamp' })
    await visit('./')
    await expect(logo(page)).toHaveAttribute('src', /lamp\.svg$/)
    await expect(logo(page)).toHaveJSProperty('width', 32)
    await toggle(page).click()
    await expect(logo(page)).toHaveAttribute('src', /lamp\.svg$/)
    expect(fetched.filter((url) => url.includes('lamp-dark'))).toEqual([])
    await toggle(page).click()
    await expect(logo(page)).toHaveAttribute('src', /lamp-dark\.svg$/)
    const plain = await browser.newPage({ javaScriptEnabled: false, colorScheme: 'dark' })
    await plain.goto(site.url)
    await expect(logo(plain)).toHaveAttribute('src', /lamp-dark\.svg$/)
    await plain.emulateMedia({ colorScheme: 'light' })
    await expect(logo(plain)).toHaveAttribute('src', /lamp\.svg$/)
    await plain.close()
  })
})

const frames = [
  { siteName: 'website', system: 'dark', stored: null, mode: 'dark' },
  { siteName: 'website', system: 'light', stored: null, mode: 'light' },
  { siteName: 'website', system: 'light', stored: 'dark', mode: 'dark' },
  { siteName: 'website', system: 'dark', stored: 'light', mode: 'light' },
  { siteName: 'plain', system: 'dark', stored: null, mode: 'light' },
  { siteName: 'plain', system: 'light', stored: 'dark', mode: 'dark' },
  { siteName: 'fixed', system: 'light', stored: 'light', mode: 'dark' },
] as const

for (const { siteName, system, stored, mode } of frames) {
  test.describe(`${siteName} on a ${system} system with ${stored ?? 'no'} choice stored`, () => {
    test.use({ siteName })

    test(`[S6] every painted frame is ${mode}, from the first one on`, async ({ page, visit }) => {
      await page.emulateMedia({ colorScheme: system })
      await page.addInitScript(recordFrames, stored)
      await visit('./')
      const frames = await page.evaluate(() => Reflect.get(window, 'frames_') as string[])
      expect(new Set(frames)).toEqual(new Set([`${mode} ${mode === 'dark' ? DARK : LIGHT}`]))
    })
  })
}

test('[S6] the mode does not wait for the module script', async ({ page, problems }) => {
  problems.expect(/net::ERR_FAILED/)
  await page.route(/\.(js|ts|tsx|mjs)(\?|$)/, (route) => route.abort())
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'))
  await page.goto('atomic/intro')
  await expectMode(page, 'dark', 'dark')
})

/** Runs in the page: records what each frame shows, from the first one with a body. */
function recordFrames(stored: string | null): void {
  if (stored !== null) for (const key of ['theme', 'theme-night']) localStorage.setItem(key, stored)
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
