import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const UNITS = '{bench,engine,examples,migrate,website}/**/*.test.{ts,tsx}'
/** Run in isolation: browser modules keep the state of a page, and mocks must come before what they replace. */
const ISOLATED = [
  'engine/{app,client,theme}/**/*.test.{ts,tsx}',
  'engine/features/**/{client,hovers,theme}/**/*.test.{ts,tsx}',
  '{engine,tests}/**/*.mock.test.ts',
]

/** As the engine gives them to a site's configuration, and to tests of its features. */
const alias = {
  'docwright/feature': fileURLToPath(new URL('engine/feature.ts', import.meta.url)),
  'docwright/features': fileURLToPath(new URL('engine/features/index.ts', import.meta.url)),
  'docwright/kit': fileURLToPath(new URL('engine/kit', import.meta.url)),
  'docwright/testing': fileURLToPath(new URL('engine/testing.ts', import.meta.url)),
}

/** What is dear, and what cheaper tests stand for, is run once a week, and where someone asks for it. */
const LATER = process.env.TEST_RING === 'weekly' ? [] : ['**/*.weekly.test.{ts,tsx}']

const common = {
  exclude: ['**/node_modules/**', 'tests/fixtures/**', 'tests/e2e/**', ...LATER],
  setupFiles: ['tests/words.ts'],
  css: { modules: { classNameStrategy: 'non-scoped' as const } },
  // Generous, for busy machines. Tests that pass never wait for it.
  testTimeout: 30_000,
  hookTimeout: 60_000,
}

/** The test files of a worker share modules, because loading them for each file took two thirds of the time. */
const shared = { ...common, isolate: false }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      // Unit tests, beside the code they test.
      {
        resolve: { alias },
        test: { ...shared, name: 'unit', include: [UNITS], exclude: [...common.exclude, ...ISOLATED] },
      },
      { test: { ...common, name: 'unit-isolated', include: ISOLATED } },
      // Tests of whole builds and servers, of our own site and of its search.
      {
        resolve: { alias },
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
