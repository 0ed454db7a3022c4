import type { z } from 'zod'
import type { SiteConfig } from '../../kit/options'
import { referenceOptions } from './schema'

export type ReferenceOptions = z.output<typeof referenceOptions>

/**
 * Returns the options of the reference on a site that names it among its features; undefined on any other site, whose
 * samples only run.
 */
export function optionsIn({ features }: Pick<SiteConfig, 'features'>): ReferenceOptions | undefined {
  const named = features.find(({ name, isLeftOut }) => name === 'reference' && !isLeftOut)
  return named && referenceOptions.parse(named.options)
}
