import { defineConfig } from '@playwright/test'
import { chromiumArgs, findChromium } from './tests/chromium'

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/e2e/support/build-sites.ts',
  workers: 3,
  retries: 0,
  // Generous, for machines that do something else as well: a test that passes does not wait for it.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // The same tests twice, but for those that are about one of the two: the dev server and the build
  // must give the same site.
  projects: [
    { name: 'dev', testIgnore: '**/*.build.spec.ts' },
    { name: 'build', testIgnore: '**/*.dev.spec.ts' },
  ],
  use: {
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    launchOptions: { args: chromiumArgs, ...(executablePath && { executablePath }) },
  },
})
