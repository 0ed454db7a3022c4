import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'

const ENGINE = fileURLToPath(new URL('..', import.meta.url))

/** What runs in browsers, and waits by itself no longer than it should. */
const OWN_LIMIT = [
  'client/fetch-unless-silent.ts',
  'features/offline/client/worker.ts',
  // Only reports that the site is under a wrong base path.
  'theme/head-scripts.ts',
]

const FILES = globSync(
  [
    '{client,theme}/**/*.{ts,tsx}',
    'features/*/{client,theme,hovers}/**/*.{ts,tsx}',
    '../website/components/{*.island.tsx,demo/*.{ts,tsx}}',
  ],
  { cwd: ENGINE, ignore: ['**/*.test.*', ...OWN_LIMIT] },
)

/** A request, or an import, that nothing ends if the host falls silent. */
const ENDLESS = /(?<![.\w])fetch\(|(?<!typeof |importScript\(\(\) => |`)\bimport\((?!\.meta)/

test('[D14] whatever the browser waits for has an end: `fetchUnlessSilent` or `importScript`', () => {
  expect(FILES.length).toBeGreaterThan(100)
  const endless = FILES.flatMap((file) =>
    readFileSync(ENGINE + file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (ENDLESS.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  )
  expect(endless).toEqual([])
})
