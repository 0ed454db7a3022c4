import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './tests/chromium'

const executablePath = findChromium()

/** Tests with this tag take longer than others that stand for them: `npm run test:weekly` runs them, and no other. */
const LATER = /@weekly/

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  ...(process.env.TEST_RING === 'weekly' ? { grep: LATER } : { grepInvert: LATER }),
  globalSetup: './tests/e2e/support/server-desk.ts',
  workers: 4,
  // A test that passes on its second try still counts as failed; the retry only records a trace.
  retries: 1,
  // Generous, for busy machines. Tests that pass never wait for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // Behavior of pages is tested in the build. `parity` shows that the dev server gives the same pages, so its own tests
  // are about what only authors see. They run first, because a long file at the end would run alone.
  projects: [
    // Each worker of these has a dev server of its own.
    { name: 'dev', testMatch: '**/*.dev.spec.ts', workers: 2 },
    { name: 'build', testIgnore: '**/*.dev.spec.ts' },
  ],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    // A service worker would handle requests before `page.route`. Only tests of offline reading allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
})
