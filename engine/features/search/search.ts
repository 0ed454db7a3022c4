// A search box in the navbar.
import { defineFeature } from '../../feature'
import { searchOptions } from './schema'

export const search = defineFeature({
  name: 'search',
  schema: searchOptions,
  setup({ config, slot, stampDocuments }) {
    if (!config.themeConfig.navbar.items.some(({ type }) => type === 'search')) return
    stampDocuments()
    slot('navbar:end', {
      module: new URL('./theme/SearchBox.tsx', import.meta.url),
      name: 'SearchBox',
    })
  },
})
