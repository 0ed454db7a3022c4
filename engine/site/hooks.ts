import { locationInConfig } from '../config/key-lines'
import type { SiteConfig } from '../config/types'
import type { Feature, FeatureSetup, HeadTags, ListFiles } from '../feature'

/** What the features of a site have registered, in the order of the features. */
export interface Hooks {
  readonly files: readonly { feature: string; list: ListFiles }[]
  readonly head: readonly HeadTags[]
}

/** Those of a site without features. */
export const NO_HOOKS: Hooks = { files: [], head: [] }

/** Sets up features for one locale of a site. */
export function setUpFeatures(
  features: readonly Feature[],
  site: Pick<FeatureSetup, 'root' | 'isDefaultLocale'> & { config: SiteConfig },
): Hooks {
  const files: { feature: string; list: ListFiles }[] = []
  const head: HeadTags[] = []
  for (const { name, setup } of features) {
    setup({
      ...site,
      locationOf: (key) => locationInConfig(site.config, key),
      files: (list) => void files.push({ feature: name, list }),
      head: (tags) => void head.push(tags),
    })
  }
  return { files, head }
}
