import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, findChromium } from '../../tests/chromium'
import { root } from '../../tests/root'
import { serveExample } from './serve'

const FOLDER = `${root}website/static/img/guides`
const VIEWPORT = { width: 1280, height: 800 }
/**
 * Maximum size of an image, so that a page with several of them stays
 * small.
 */
const MAX_BYTES = 96 * 1024

/** What each image shows, in the order in which a user would get there. */
const SCENES: Record<string, (page: Page) => Promise<unknown>> = {
  'sign-in': (page) =>
    page.getByRole('button', { name: 'Sign in' }).waitFor(),
  async results(page) {
    await page.getByLabel('User name').fill('alice')
    await page.getByLabel('Password').fill('alice')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Results for' }).waitFor()
    // Bookmarks arrive after the results.
    await page.locator('.star:enabled').first().waitFor()
  },
  async facets(page) {
    await page.getByRole('checkbox', { name: 'Report' }).check()
    await page.getByRole('checkbox', { name: 'Contract' }).check()
    await page
      .getByRole('button', { name: 'Exclude Northwind Turbines' })
      .click()
    await page.getByRole('button', { name: 'Not Company' }).waitFor()
  },
  async preview(page) {
    await page.getByRole('article').getByRole('link').first().click()
    await page.frameLocator('iframe').getByRole('heading').waitFor()
    await page.getByRole('button', { name: 'Next highlight' }).click()
  },
}

/**
 * Takes a screenshot of every scene in both modes:
 * `search-app-results-dark.webp`.
 */
async function photograph(): Promise<void> {
  await mkdir(FOLDER, { recursive: true })
  const executablePath = findChromium()
  const browser = await chromium.launch({
    args: chromiumArgs,
    ...(executablePath && { executablePath }),
  })
  try {
    for (const colorScheme of ['light', 'dark'] as const) {
      await photographIn(
        await browser.newPage({
          viewport: VIEWPORT,
          colorScheme,
          reducedMotion: 'reduce',
        }),
        colorScheme,
      )
    }
  } finally {
    await browser.close()
  }
}

async function photographIn(
  page: Page,
  colorScheme: string,
): Promise<void> {
  const example = await serveExample({ built: true })
  try {
    await page.goto(`${example.url}?q=turbine`)
    for (const [name, act] of Object.entries(SCENES)) {
      await act(page)
      await save(`${FOLDER}/search-app-${name}-${colorScheme}.webp`, page)
    }
  } finally {
    await example.close()
  }
}

async function save(file: string, page: Page): Promise<void> {
  await page.locator('[aria-busy="true"]').waitFor({ state: 'detached' })
  const picture = await toWebp(
    page,
    await page.screenshot({ caret: 'hide', animations: 'disabled' }),
  )
  if (picture.length > MAX_BYTES)
    throw new Error(
      `${file} has ${picture.length} bytes, more than ${MAX_BYTES}.`,
    )
  await writeFile(file, picture)
}

/**
 * Playwright only writes PNG and JPEG, but browsers can encode WebP, which
 * halves the size of text.
 */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const data = await page.evaluate(
    async (source) => {
      const image = new Image()
      image.src = source
      await image.decode()
      const canvas = Object.assign(document.createElement('canvas'), {
        width: image.width,
        height: image.height,
      })
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', 0.75)
    },
    `data:image/png;base64,${png.toString('base64')}`,
  )
  return Buffer.from(data.split(',')[1] ?? '', 'base64')
}

await photograph()
