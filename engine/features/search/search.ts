// A search box in the navbar.
import type { Feature } from '../../feature'

export const search: Feature = {
  name: 'search',
  setup({ config, slot, stampDocuments }) {
    if (!config.themeConfig.navbar.items.some(({ type }) => type === 'search')) return
    stampDocuments()
    slot('navbar:end', {
      module: new URL('./theme/SearchBox.tsx', import.meta.url),
      name: 'SearchBox',
    })
  },
}
