import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './tests/chromium'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/server-desk.ts',
  workers: 4,
  // A test that passes at its second try has failed all the same: the try is there to record it.
  retries: 1,
  // Generous, for machines that do something else as well: a test that passes does not wait for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // What a page does is tested in the build. The dev server gives the same pages, which `parity` shows; its own
  // tests are about what only an author sees. They come first: a long file that comes last would run alone.
  projects: [
    { name: 'dev', testMatch: '**/*.dev.spec.ts' },
    { name: 'build', testIgnore: '**/*.dev.spec.ts' },
  ],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // A service worker would answer before `page.route` does: tests of offline reading allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
})
