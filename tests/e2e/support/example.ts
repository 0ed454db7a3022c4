import { test as base, expect, type Page } from '@playwright/test'
import { type Example, serveExample } from '../../../examples/search-app/serve'
import { type Problems, watchProblems } from './problems'

export { expect }

interface ExampleFixtures {
  /** The served application, whose mock server has no session and no settings when a test starts. */
  example: Example
  problems: Problems
}

export const test = base.extend<ExampleFixtures, { served: Example }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern.
    async ({}, use) => {
      const served = await serveExample({ built: true })
      await use(served)
      await served.close()
    },
    { scope: 'worker' },
  ],
  example: [
    async ({ served }, use) => {
      const { state } = served.mock
      state.sessions.clear()
      state.settings.clear()
      await use(served)
      served.mock.set({ errors: {}, expiresAfter: Infinity, latency: 0, signInWith: 'credentials' })
    },
    { auto: true },
  ],
  baseURL: async ({ served }, use) => use(served.url),
  problems: [
    async ({ context, served }, use) => {
      const problems = await watchProblems(context, served.url)
      await use(problems)
      expect.soft(problems.unexpected(), 'errors nobody expected').toEqual([])
    },
    { auto: true },
  ],
})

/** Fills in and submits the form on the screen. */
export async function signIn(page: Page, password = 'alice'): Promise<void> {
  await page.getByLabel('User name').fill('alice')
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Opens a search as a signed-in user. `query` is the query string of its URL. */
export async function openSearch(page: Page, query = ''): Promise<void> {
  await page.goto(query)
  await signIn(page)
  // Once stored bookmarks are loaded, everything is.
  await expect(page.getByRole('button', { name: /^Bookmark / }).first()).toBeEnabled()
}

/** Returns the number of documents that the page shows for a search. */
export async function documentCount(page: Page): Promise<number> {
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false')
  return Number.parseInt(await page.getByText(/^[\d,]+ documents?$/).innerText(), 10)
}
