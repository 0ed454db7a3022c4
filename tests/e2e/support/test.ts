import { test as base, expect, type Page } from '@playwright/test'
import type { SiteName } from '../../sites'
import { type Problems, watchProblems } from './problems'
import { siteAddress } from './server-desk'

export { expect }

export interface Site {
  name: SiteName
  /** Ends with a slash: `http://localhost:40001/sba-mint/`. */
  url: string
  /** Starts and ends with a slash: `/sba-mint/`. */
  base: string
}

interface TestFixtures {
  /** The site that a file's tests visit: `test.use({ siteName: 'kitchen' })`. */
  siteName: SiteName
  site: Site
  /**
   * Whether an idle page loads search, which costs more than all else in a visit. If not, as on a slow connection, nothing
   * is prefetched either, and search loads when it is opened.
   */
  search: boolean
  /** Fails the test at its end on any error that it did not declare with `problems.expect(/…/)`. */
  problems: Problems
  /** Opens a page by its path below the base, and waits until it is interactive. */
  visit: (path: string) => Promise<void>
}

/** The first test of a site waits for its build. On a busy machine, that takes longer than a test may. */
export const SITE_TIMEOUT = 600_000

export const test = base.extend<TestFixtures>({
  siteName: ['website', { option: true }],
  site: [
    async ({ siteName }, use, { project }) => {
      const url = await siteAddress(siteName, project.name === 'dev' ? 'dev' : 'build')
      await use({ name: siteName, url, base: new URL(url).pathname })
    },
    { timeout: SITE_TIMEOUT },
  ],
  search: [false, { option: true }],
  context: async ({ context, search }, use) => {
    if (!search) await context.addInitScript(saveData)
    await use(context)
  },
  baseURL: async ({ site }, use) => use(site.url),
  problems: [
    async ({ context, site }, use) => {
      const problems = await watchProblems(context, site.url)
      await use(problems)
      expect.soft(problems.unexpected(), 'errors nobody expected').toEqual([])
      expect.soft(problems.missing(), 'expected errors that did not happen').toEqual([])
    },
    { auto: true },
  ],
  visit: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(path)
      await hydrated(page)
    })
  },
})

/** Waits until the page is interactive. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' })
}

/** Runs in the page. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
}
