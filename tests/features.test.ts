import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { expectWorksWithout } from './engine-without'
import { featureNames } from './house/features'
import { root } from './root'

const parent = join(root, '.cache/tests/features')
mkdirSync(parent, { recursive: true })
const temp = mkdtempSync(join(parent, 'without-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

// `rooms` proves that nothing but the two lists imports a feature. Each of them alone is tested once a week.
test('[D9] without any feature the rest of the engine type-checks, and builds a plain site', {
  timeout: 120_000,
}, async () => {
  const features = featureNames(join(root, 'engine'))
  expect(features.length).toBeGreaterThan(15)
  await expectWorksWithout(features, temp)
})
