import { defineConfig } from 'vitest/config'

const UNITS = '{bench,engine,samples,website}/**/*.test.{ts,tsx}'
const BROWSER = 'engine/{app,client,theme}/**/*.test.{ts,tsx}'

const common = {
  exclude: ['**/node_modules/**', 'tests/fixtures/**', 'tests/e2e/**'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  // For machines that do something else as well: a test that passes does not wait for it.
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

/** Files of a worker share their modules: two thirds of the time went into loading them again. */
const shared = { ...common, isolate: false }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Beside the code they test.
      { test: { ...shared, name: 'unit', include: [UNITS], exclude: [...common.exclude, BROWSER] } },
      // Modules of the browser remember what a page has done: each file has its own.
      { test: { ...common, name: 'unit-browser', include: [BROWSER] } },
      // Whole builds and servers, and what our own site and its search are like.
      { test: { ...shared, name: 'site', include: ['tests/**/*.test.{ts,tsx}'] } },
    ],
  },
})
