import { z } from 'zod'
import type { Feature } from '../../feature'

const FEATURE = "a feature, such as `blog()` with `import { blog } from 'docs-engine/features'`"

/** Features, each with its options. Their schemas check those. */
export const featureList = z.array(z.custom<Feature>(isFeature, FEATURE))

function isFeature(value: unknown): value is Feature {
  if (typeof value !== 'object' || value === null) return false
  const { name, setup } = { name: undefined, setup: undefined, ...value }
  return typeof name === 'string' && typeof setup === 'function'
}
