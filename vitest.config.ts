import { defineConfig } from 'vitest/config'

const UNITS = '{bench,engine,examples,website}/**/*.test.{ts,tsx}'
/** Modules of the browser remember what a page has done, and what a test replaces must not be loaded yet. */
const ISOLATED = ['engine/{app,client,theme}/**/*.test.{ts,tsx}', '{engine,tests}/**/*.mock.test.ts']

const common = {
  exclude: ['**/node_modules/**', 'tests/fixtures/**', 'tests/e2e/**'],
  setupFiles: ['tests/words.ts'],
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
      { test: { ...shared, name: 'unit', include: [UNITS], exclude: [...common.exclude, ...ISOLATED] } },
      { test: { ...common, name: 'unit-isolated', include: ISOLATED } },
      // Whole builds and servers, and what our own site and its search are like.
      {
        test: {
          ...shared,
          name: 'site',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...common.exclude, ...ISOLATED],
        },
      },
    ],
  },
})
