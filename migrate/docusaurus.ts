import { existsSync } from 'node:fs'
import { join } from 'pathe'
import { fit } from './fit'
import { loadOldConfig } from './load-config'
import type { Converted, OldSite } from './old-site'
import { listScriptPages } from './script-pages'
import { besideValues, sidebarsAsValues, withValues } from './sidebars-as-values'
import { survey } from './survey'
import { convertedConfig } from './translate'
import { placesOf } from './translated-folders'
import { convertTranslations } from './translations'
import { treeOf, withoutDropped } from './tree'

const NAMES = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((extension) => `docusaurus.config.${extension}`)

/** Returns the configuration of Docusaurus in a folder, relative to it. */
export function docusaurusConfig(root: string): string | undefined {
  return NAMES.find((name) => existsSync(join(root, name)))
}

/** @param from The file of its configuration. */
export async function convertDocusaurus(site: OldSite, from: string): Promise<Converted> {
  const old = await loadOldConfig(site.root, from)
  const config = fit(convertedConfig(site, old))
  const { files, problems } = await convertTranslations(site, old, config)
  const kept = treeOf(withoutDropped(config))
  const found = await survey(site, kept)
  const { pages } = placesOf(kept)
  const scripts = listScriptPages(site, pages).renamed.map((page) => join(pages, page))
  const values = await sidebarsAsValues(site.root, config)
  return {
    from,
    config: withValues(site.root, config, values),
    files: [...[...values.values()], ...besideValues(files, values)],
    scripts,
    problems: [...found, ...problems],
  }
}
