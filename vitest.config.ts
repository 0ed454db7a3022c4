import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{engine,website,tests}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', 'tests/fixtures/**', 'tests/e2e/**'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
    maxWorkers: 2,
  },
})
