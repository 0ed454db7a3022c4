import { existsSync } from 'node:fs'
import { dirname, join } from 'pathe'
import { locationInConfig } from '../config/key-lines'
import { keyName } from '../config/problems'
import type { SiteConfig } from '../config/types'
import { SiteError } from '../diagnostics/problem'
import { pagesAbove } from './problems'

/** @throws SiteError for a folder of pages that is above the site: a build would read the whole disk. */
export function checkFolders(config: SiteConfig, root: string): void {
  const folders = [...config.docs, { ...config.pages, key: ['pages'] }]
  const above = folders.find(({ path }) => isAboveSite(path, root))
  if (!above) return
  const key = [...above.key, 'path']
  throw new SiteError(pagesAbove(keyName(key), above.path, locationInConfig(config, key)))
}

/** True for a folder that contains the repository of a site, or the site if it is in none: it has far more than the site. */
export function isAboveSite(folder: string, root: string): boolean {
  const path = join(root, folder).replace(/\/+$/, '')
  const top = repositoryOf(root) ?? root
  return top.startsWith(`${path}/`)
}

function repositoryOf(folder: string): string | undefined {
  if (existsSync(join(folder, '.git'))) return folder
  return dirname(folder) === folder ? undefined : repositoryOf(dirname(folder))
}
