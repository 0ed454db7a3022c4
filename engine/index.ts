import type { SiteConfigInput } from './config/types'

export type { LocaleWordsInput, SiteConfigInput } from './config/types'
export type { SidebarItemConfig, SidebarsConfig } from './content/sidebars/config'

/** Returns the configuration unchanged. Its type lets editors complete and check the keys. */
export function defineConfig(config: SiteConfigInput): SiteConfigInput {
  return config
}
