import type { Page } from '@playwright/test'
import { expect, test } from './support/test'

test.use({ siteName: 'kitchen', search: true })

/** Returns the fonts that the browser draws an element's own text with, whatever its style names. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { root } = await browser.send('DOM.getDocument')
  const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
  await browser.detach()
  return fonts.map(({ familyName }) => familyName)
}

/** Runs in the page. */
function fontsBeforeLoad(): string[] {
  const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
  const files = performance.getEntriesByType('resource')
  return files.flatMap(({ name, startTime }) =>
    /\.woff2$/.test(name) && startTime < loadEventStart ? name : [],
  )
}

const TEXT = 'main p'
const CODE = 'main pre code'
const OWN = [['Geist'], ['JetBrains Mono']]
const fonts = async (page: Page) => [await fontsOf(page, TEXT), await fontsOf(page, CODE)]

/** Follows a link from an idle page, and waits for the next page to be in place. */
async function follow(page: Page, path: string): Promise<void> {
  await page.waitForFunction(() => localStorage.getItem('docs-faces'))
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: href })
    document.body.append(link)
    link.click()
  }, path)
  await page.waitForURL(path)
  await expect(page.locator(CODE).first()).toBeVisible()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } })

  test('the first page shows without fonts, and the next one has those of the site', async ({
    page,
    site,
    visit,
  }) => {
    await visit('writing/code')
    expect(await page.evaluate(fontsBeforeLoad)).toEqual([])
    expect(await fonts(page)).not.toContainEqual(OWN[0])
    await follow(page, `${site.url}writing/tabs`)
    expect(await fonts(page)).toEqual(OWN)
    await page.reload()
    expect(await fonts(page)).toEqual(OWN)
  })
})

test('on a wide screen, faces that come too late for the first page are there for the next one', async ({
  page,
  site,
  visit,
}) => {
  const isInteractive = page.waitForSelector('[data-hydrated]')
  await page.route('**/*.woff2', async (route) => {
    await isInteractive
    await route.continue()
  })
  await visit('writing/code')
  expect(await fonts(page)).not.toContainEqual(OWN[0])
  await follow(page, `${site.url}writing/tabs`)
  expect(await fonts(page)).toEqual(OWN)
})
