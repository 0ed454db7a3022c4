import { z } from 'zod'
import type { Feature } from '../../feature'
import { PACKAGE } from '../../page/package-name'

const FEATURE = `a feature, such as \`blog()\` with \`import { blog } from '${PACKAGE}/features'\``

const NO_SETUP = 'a feature with a `setup` beside its `name`, such as `setup() {}` if it only has commands'

/** Features, each with its options. Their schemas check those. */
export const featureList = z.array(
  z.custom<Feature>(isFeature, { error: ({ input }) => (isNamed(input) ? NO_SETUP : FEATURE) }),
)

function isFeature(value: unknown): value is Feature {
  return isNamed(value) && 'setup' in value && typeof value.setup === 'function'
}

function isNamed(value: unknown): value is { name: string } {
  return typeof value === 'object' && value !== null && 'name' in value && typeof value.name === 'string'
}
