import type { z } from 'zod'
import { cardOptions } from '../features/cards/schema'
import { referenceOptions } from '../features/reference/schema'
import { searchOptions } from '../features/search/schema'
import type { CheckedFeature } from './features'

interface Slots {
  reference: z.output<typeof referenceOptions>
  search: z.output<typeof searchOptions>
  offline: boolean
  socialCards: z.output<typeof cardOptions> & { enabled: boolean }
}

/** Keys of the configuration that the options of a feature fill. Those who read them do not yet get options. */
const SLOTS: Readonly<Record<string, (options: unknown) => Partial<Slots>>> = {
  reference: (options) => ({ reference: referenceOptions.parse(options) }),
  search: (options) => ({ search: searchOptions.parse(options) }),
  offline: () => ({ offline: true }),
  cards: (options) => ({ socialCards: { ...cardOptions.parse(options), enabled: true } }),
}

export function slotsOf(features: readonly CheckedFeature[]): Partial<Slots> {
  return Object.assign({}, ...features.map(({ name, options }) => SLOTS[name]?.(options)))
}
