import type { FeatureSetup, ReadSite, Report } from '../../../feature'
import type { MenuItemConfig } from '../../../kit/options'
import { menuLinks } from '../../../kit/pages'

/** Returns the links that the search dialog offers. Those that name an unknown page are left out and reported. */
export function listSuggestions(
  suggestions: readonly MenuItemConfig[],
  { config, locationOf }: Pick<FeatureSetup, 'config' | 'locationOf'>,
  { content, report }: Pick<ReadSite, 'content'> & { report: Report },
) {
  const list = {
    item: 'A suggestion of search',
    key: 'suggestions',
    locationOf: (index: number) => locationOf(['suggestions', index]),
    report,
  }
  return menuLinks(suggestions, config.baseUrl, content, list).map(({ label, href, sidebar }) =>
    sidebar === undefined ? { label, href } : { label, href, sidebar },
  )
}
