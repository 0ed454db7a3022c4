// Pages about packages: tables of their declarations, samples that are compiled, run and tried, and types on hover.
import { defineFeature } from '../../feature'
import { referenceOptions } from './schema'

export const reference = defineFeature({
  name: 'reference',
  schema: referenceOptions.prefault({}),
  setup({ config, components, styles }) {
    components(new URL('./theme/components.ts', import.meta.url))
    styles(new URL('./theme/observed.css', import.meta.url))
    styles(new URL('./theme/try/try.css', import.meta.url))
    if (!config.reference) return
    components(new URL('./theme/api-tables/components.ts', import.meta.url))
    styles(new URL('./theme/api-tables/kinds.css', import.meta.url))
    styles(new URL('./theme/api-tables/type-table.css', import.meta.url))
    styles(new URL('./theme/api-tables/definitions.css', import.meta.url))
    styles(new URL('./theme/api-tables/api-card.css', import.meta.url))
  },
})
