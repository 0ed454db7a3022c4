// `npm run screenshot`: takes the pictures of README.md from the built site, in both modes.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from './chromium'
import { serve } from './docs-cli'
import { root } from './root'
import { startArguments } from './sites'

/** A page with a sidebar, a table of contents, and a sample with what it did. */
const PAGE = 'atomic/helpers/guid'
const FOLDER = join(root, 'docs/images')

mkdirSync(FOLDER, { recursive: true })
const server = await serve(startArguments('website'))
const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumArgs })
try {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 800 } })
    await page.goto(server.url + PAGE)
    // On a busy machine, the first visit may keep the fallback face. The second has the site's.
    await page.evaluate(() => document.fonts.ready)
    await page.reload()
    await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
    await page.locator('.search-box-button:enabled').waitFor()
    await page.screenshot({ path: join(FOLDER, `page-${colorScheme}.png`) })
    console.log(`docs/images/page-${colorScheme}.png`)
  }
} finally {
  await browser.close()
  await server.stop()
}
