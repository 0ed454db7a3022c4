import { serve } from '../docs-cli'
import { builtFolder } from './support/server-desk'
import { test as base, expect } from './support/test'

/** The site, built for `/sba-mint/`, but served at `/other/`. */
const test = base.extend({
  site: async ({ siteName }, use) => {
    const server = await serve(['serve', await builtFolder(siteName), '--base', '/other/', '--port', '0'])
    await use({ name: siteName, url: server.url, base: '/other/' })
    await server.stop()
  },
})

for (const [path, colorScheme] of [
  ['', 'light'],
  ['atomic/intro', 'dark'],
  ['markdown-page', 'light'],
] as const) {
  test(`[X5] "${path}" says that the site is not served where it was built for, and where that is`, async ({
    page,
    problems,
    site,
  }) => {
    problems.expect(/status of 404|MIME type/)
    await page.emulateMedia({ colorScheme })
    await page.goto(site.url + path)
    const banner = page.getByRole('alert').first()
    await expect(banner).toBeVisible()
    expect(await banner.innerText()).toBe(
      'This site did not load properly: it is not served at the base path that it was built for.\n' +
        'Configured base path: /sba-mint/\n' +
        'Suggested base path: /other/',
    )
    const isLight = colorScheme === 'light'
    await expect(banner).toHaveCSS('background-color', isLight ? 'rgb(253, 244, 223)' : 'rgb(48, 37, 13)')
    await expect(banner).toHaveCSS('border-top-color', isLight ? 'rgb(235, 208, 141)' : 'rgb(102, 80, 25)')
    // The page's prose is shown anyway.
    await expect(page.locator('main h1')).toBeVisible()
  })
}

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
  await page.route('**/a/*/base.js', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${site.url}base.js` }) })
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
    await page.route('**/assets/hashed/main-*', (route) => route.abort())
    const check = page.waitForResponse('**/base.js')
    await page.goto(site.url)
    await (await check).finished()
    await expect(page.locator('html')).toHaveAttribute('data-script-failed', '')
    await expect(page.getByRole('alert')).toHaveCount(0)
  },
)

base('[X5] where everything is right, no banner comes', async ({ page, visit }) => {
  await visit('')
  await expect(page.getByRole('alert')).toHaveCount(0)
})
