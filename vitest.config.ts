import { defineConfig } from 'vitest/config'

const common = {
  exclude: ['**/node_modules/**', 'tests/fixtures/**', 'tests/e2e/**'],
  // Modules are loaded once for all files of a worker: two thirds of the time went into loading them again.
  isolate: false,
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  // For machines that do something else as well: a test that passes does not wait for it.
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Beside the code they test.
      {
        test: {
          ...common,
          name: 'unit',
          isolate: false,
          include: ['{bench,engine,samples,website}/**/*.test.{ts,tsx}'],
        },
      },
      // Whole builds and servers, and what our own site and its search are like.
      { test: { ...common, name: 'site', include: ['tests/**/*.test.{ts,tsx}'] } },
    ],
  },
})
