import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { staticHost } from '../../static-host'
import { BASE, type BuildName } from './offline-builds'
import { offlineBuilds } from './server-desk'
import { test as base, expect, hydrated, SITE_TIMEOUT } from './test'

export { expect, hydrated } from './test'

interface DeployOptions {
  /** A file to leave as it was in the previous build. */
  except?: string
  /** Files that the host does not have. */
  without?: string[]
  /** Script to prepend to the service worker. */
  worker?: string
  /** Makes the build another one, whose files are the same. */
  id?: string
}

/** A host for a site with several builds. */
interface Deployment {
  folder: string
  isSilent(): boolean
  /** Replaces the served build. */
  deploy(name: BuildName, options?: DeployOptions): void
  /** Accepts requests from then on and never answers them, or answers again. */
  setSilent(isSilent: boolean): void
}

/** Three builds of one site: two with offline reading, with different scripts and texts, and one without. */
export const test = base.extend<{ builds: string; deployment: Deployment }>({
  // With data-saver, nothing is kept.
  search: true,
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => use(await offlineBuilds()),
    { timeout: SITE_TIMEOUT },
  ],
  deployment: async ({ builds }, use) => {
    const folder = mkdtempSync(join(tmpdir(), 'docs-served-'))
    let isSilent = false
    const deploy: Deployment['deploy'] = (name, { except, without = [], worker = '', id } = {}) => {
      const old = except && readFileSync(join(folder, except))
      rmSync(folder, { recursive: true, force: true })
      cpSync(join(builds, name), folder, { recursive: true })
      if (except && old) writeFileSync(join(folder, except), old)
      for (const file of without) rmSync(join(folder, file))
      const script = join(folder, 'offline-worker.js')
      const text = readFileSync(script, 'utf8')
      writeFileSync(script, worker + (id === undefined ? text : text.replace(/"id":"\w+"/, `"id":"${id}"`)))
    }
    deploy('first')
    const setSilent = (silent: boolean) => {
      isSilent = silent
    }
    await use({ folder, deploy, setSilent, isSilent: () => isSilent })
    rmSync(folder, { recursive: true, force: true })
  },
  site: async ({ deployment }, use) => {
    const host = await staticHost(deployment.folder, BASE, 'adds .html', deployment.isSilent)
    await use({ name: 'crash', url: host.url, base: BASE })
    host.close()
  },
})

/** Advances to the time at which pages start caching. The clock must be installed before the page is opened. */
export async function passTime(page: Page): Promise<void> {
  await page.clock.runFor(10_000)
}

/** Opens a page, asks for the whole site in its menu, and waits until it is cached. */
export async function visitAndKeep(page: Page, path: string): Promise<void> {
  await visitOnly(page, path)
  await page.locator('.page-menu summary').click()
  await page.locator('.page-menu').getByRole('button', { name: 'Make available offline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make available offline' })
  await expect(dialog.getByRole('status')).toHaveText('The whole site can now be read offline.')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toHaveCount(0)
  // Browsers remove the dialog's entry of the history asynchronously, and would cancel a navigation that begins before.
  await expect.poll(() => page.evaluate(() => history.state?.overlay)).toBeUndefined()
}

/** Opens a page, and waits until the worker is there. */
export async function visitOnly(page: Page, path: string): Promise<void> {
  await installClock(page)
  await page.goto(path)
  await hydrated(page)
  await passTime(page)
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    if (serviceWorker.controller) return
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve))
  })
}

/** Playwright's clock replaces `performance` by one that lists no files, from which pages learn what they have loaded. */
async function installClock(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const listed = performance.getEntriesByType.bind(performance)
    Object.defineProperty(window, 'listedFiles', { value: listed })
  })
  await page.clock.install()
  await page.addInitScript(() => {
    performance.getEntriesByType = Reflect.get(window, 'listedFiles')
  })
}
