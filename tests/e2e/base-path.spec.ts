import { serve } from '../docs-cli'
import { builtFolder } from './support/server-desk'
import { test as base, expect } from './support/test'

/** The site, built for `/sba-mint/`, served at `/other/`. */
const test = base.extend({
  site: async ({ siteName }, use) => {
    const server = await serve(['serve', await builtFolder(siteName), '--base', '/other/', '--port', '0'])
    await use({ name: siteName, url: server.url, base: '/other/' })
    await server.stop()
  },
})

test('[X5] the home page says that it is not served where it was built for, and where that is', async ({
  page,
  problems,
  site,
}) => {
  problems.expect(/status of 404|MIME type/)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(site.url)
    const banner = page.getByRole('alert')
    await expect(banner).toBeVisible()
    expect(await banner.innerText()).toBe(
      'This site did not load properly: it is not served at the base path that it was built for.\n' +
        'Current base path: /sba-mint/\n' +
        'Suggested base path: /other/',
    )
    const isLight = colorScheme === 'light'
    await expect(banner).toHaveCSS('background-color', isLight ? 'rgb(253, 238, 236)' : 'rgb(54, 25, 23)')
    await expect(banner).toHaveCSS('border-top-color', isLight ? 'rgb(179, 38, 30)' : 'rgb(255, 157, 149)')
  }
  // The prose of the page is there all the same.
  await expect(page.locator('main h1')).toBeVisible()
})

test('[X5] what the address suggests is shown as text, without the name of the file', async ({
  page,
  problems,
  site,
}) => {
  problems.expect(/status of 404|MIME type/)
  const home = new URL('index.html', site.url).href
  const strange = new URL('/a/<b>b/index.html', site.url).href
  await page.route(strange, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: site.url }) })
  })
  await page.goto(strange)
  await expect(page.getByRole('alert')).toContainText('Suggested base path: /a/%3Cb%3Eb/')
  await page.route(home, async (route) => {
    await route.fulfill({ response: await route.fetch({ url: site.url }) })
  })
  await page.goto(home)
  await expect(page.getByRole('alert')).toContainText(/Suggested base path: \/other\/$/)
})

base(
  '[X5] where only the script is missing, the address is right, and no banner comes',
  async ({ page, problems, site }) => {
    problems.expect(/main/)
    await page.route('**/assets/main-*', (route) => route.abort())
    await page.goto(site.url)
    await expect(page.locator('html')).toHaveAttribute('data-script-failed', '')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

base('[X5] where everything is right, no banner comes', async ({ page, visit }) => {
  await visit('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
