import type { z } from 'zod'
import { cardOptions } from '../features/cards/schema'
import { searchOptions } from '../features/search/schema'
import type { CheckedFeature } from './features'

/** Keys of the configuration that the options of a feature fill. Those who read them do not yet get options. */
export interface FeatureSlots {
  search: z.output<typeof searchOptions>
  offline: boolean
  socialCards: z.output<typeof cardOptions> & { enabled: boolean }
}

export function slotsOf(features: readonly CheckedFeature[]): FeatureSlots {
  const named = new Map(features.map(({ name, options }) => [name, options]))
  return {
    search: searchOptions.parse(named.get('search')),
    offline: named.has('offline'),
    socialCards: { ...cardOptions.parse(named.get('cards')), enabled: named.has('cards') },
  }
}
