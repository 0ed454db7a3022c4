import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{bench,engine,samples,website,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/fixtures/**', 'tests/e2e/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
    // For machines that do something else as well: a test that passes does not wait for it.
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
})
