import type { BrowserContext, Frame, Page } from '@playwright/test'
import { expect, hydrated, test } from './support/test'

/** Console warnings of a context's pages. */
function watchWarnings(context: BrowserContext): string[] {
  const warnings: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text())
  })
  return warnings
}

/** Uses all that is stored, and what has nothing to do with it. */
async function expectUsable(page: Page | Frame): Promise<void> {
  const html = page.locator('html')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await page.getByRole('button', { name: /^Color mode: light/ }).click()
  await expect(html).toHaveAttribute('data-theme', 'dark')
  const bar = page.getByRole('region', { name: 'Announcement' })
  await bar.getByRole('button', { name: 'Close announcement' }).click()
  await expect(bar).toBeHidden()
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden()
  await page.getByRole('button', { name: 'Show sidebar' }).click()
  await page.getByRole('main').getByRole('link', { name: 'the rules of the crossing' }).click()
  await expect(page.locator('h1')).toHaveText('The crossing')
  await expect(html).toHaveAttribute('data-theme', 'dark')
  await expect(bar).toBeHidden()
}

test.describe('where storage is blocked', () => {
  test.use({ siteName: 'notice' })

  test('[X9] one warning a page load, choices hold until the page is left, and all else works', async ({
    context,
    page,
    visit,
  }) => {
    const warnings = watchWarnings(context)
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('Access is denied.', 'SecurityError')
        },
      })
    })
    await visit('./')
    await expectUsable(page)
    expect(warnings).toEqual([expect.stringContaining('This browser blocks storage')])
    await page.reload()
    await hydrated(page)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
    await expect(page.getByRole('region', { name: 'Announcement' })).toBeVisible()
    expect(warnings).toHaveLength(2)
  })

  test('[X9] a frame that may not store anything works the same', async ({ context, page, site }) => {
    const warnings = watchWarnings(context)
    // Such a frame is of no origin: as on hosts of open files, it must be allowed to fetch them.
    await page.route(`${site.url}**`, async (route) => {
      const response = await route.fetch()
      const headers = { ...response.headers(), 'access-control-allow-origin': '*' }
      await route.fulfill({ response, headers })
    })
    await page.route(`${site.url}host-of-a-frame`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<title>Host</title><iframe sandbox="allow-scripts" width="1200" height="700" src="${site.url}"></iframe>`,
      }),
    )
    await page.goto('host-of-a-frame')
    const frame = await (await page.locator('iframe').elementHandle())?.contentFrame()
    if (!frame) throw new Error('The frame has no document.')
    await frame.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await expectUsable(frame)
    expect(warnings.filter((text) => text.includes('storage'))).toHaveLength(1)
  })
})

test.describe('on a site with a name of its own for what it stores', () => {
  test.use({ siteName: 'fixed' })

  test('[K8] every key ends in it, and the keys of other sites are left alone', async ({ page, visit }) => {
    await visit('./')
    await page.evaluate(() => {
      for (const key of ['theme', 'theme-night']) localStorage.setItem(key, 'light')
    })
    await visit('./')
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
      theme: 'light',
      'docusaurus.announcement.id-night': 'drill',
      'docusaurus.announcement.dismiss-night': 'false',
    })
  })
})

test('[K8] the keys have no suffix here, and the document says the mode and the choice', async ({
  page,
  visit,
}) => {
  await visit('atomic/intro')
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({})
  await page.getByRole('button', { name: /^Color mode: system/ }).click()
  await page.getByRole('button', { name: 'Hide sidebar' }).click()
  expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({
    theme: 'light',
    'docs-sidebar-hidden': 'true',
  })
  const { theme, themeChoice } = await page.locator('html').evaluate((html) => ({ ...html.dataset }))
  expect([theme, themeChoice]).toEqual(['light', 'light'])
})
