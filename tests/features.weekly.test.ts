import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, test } from 'vitest'
import { expectWorksWithout } from './engine-without'
import { featureNames } from './house/features'
import { root } from './root'

const parent = join(root, '.cache/tests/features')
mkdirSync(parent, { recursive: true })
const temp = mkdtempSync(join(parent, 'without-'))
afterAll(() => rmSync(temp, { recursive: true, force: true }))

describe.each(featureNames(join(root, 'engine')))('without the feature %s', (feature) => {
  test('[D9] the rest of the engine type-checks, and builds a plain site', { timeout: 120_000 }, () =>
    expectWorksWithout([feature], join(temp, feature)),
  )
})
