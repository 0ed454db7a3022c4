// A search box in the navbar.
import type { Feature } from '../../feature'

export const search: Feature = {
  name: 'search',
  setup({ config, slot }) {
    if (!config.themeConfig.navbar.items.some(({ type }) => type === 'search')) return
    slot('navbar:end', {
      module: new URL('./theme/SearchBox.tsx', import.meta.url),
      name: 'SearchBox',
    })
  },
}
