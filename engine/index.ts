import type { SiteConfigInput } from './config/types'

export type { LocaleWordsInput, SiteConfigInput } from './config/types'
export type { SidebarItemConfig, SidebarsConfig } from './content/sidebars/config'

/** Returns the configuration as it is, so that an editor knows its keys. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config
}
