import type { SiteConfig } from '../config/types'
import { assemble } from './assemble'
import { createFileCache } from './files'
import { createCleanLink } from './href'
import { siteLayers } from './layers'
import { parseModule, readSite, type SiteCaches } from './read-site'
import { readCategory } from './sidebars/config'
import { parseFile } from './source'
import type { ContentLoader, ContentMode, SidebarsModule } from './types'
import { readVersionNames } from './versions/version-names'
import { versionSidebars } from './versions/version-sidebars'
import { readVersions, type VersionSetup } from './versions/versions'

export interface ContentOptions {
  /** Absolute path of the site's folder. */
  root: string
  config: SiteConfig
  mode: ContentMode
  /** Absent where the site has no file of sidebars: then there is one sidebar of all docs. */
  sidebars?: SidebarsModule
}

/** A loader of a site's files. It caches what it reads, for the loads that follow. */
export function createContentLoader(options: ContentOptions): ContentLoader {
  const { root, config, mode } = options
  const caches: SiteCaches = {
    sources: createFileCache((text, path) =>
      path.endsWith('.tsx') ? parseModule(text) : parseFile(text, path, config.onUnknownFrontMatter),
    ),
    categories: createFileCache(readCategory),
  }
  return {
    async load(reporter) {
      const released = readVersionNames(root, reporter)
      const versions = readVersions(root, config, released, reporter)
      const files = readSite(root, config, versions, caches, reporter)
      caches.sources.forgetUnused()
      caches.categories.forgetUnused()
      const layers = siteLayers(root, config.i18n)
      const sidebars = (version: VersionSetup) =>
        versionSidebars(version, { layers, released, own: options.sidebars, docs: config.docs, reporter })
      const cleanLink = createCleanLink(layers, config.i18n)
      return assemble(files, { config, mode, sidebars, cleanLink, reporter })
    },
  }
}
