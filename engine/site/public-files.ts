import { type Stats, statSync } from 'node:fs'
import { join } from 'pathe'
import { fileInLocale } from '../content/layers'
import { percentDecode } from '../page/href'
import { cleanPath } from '../page/site'
import type { SiteModel } from './site-model'

/** Returns the files that a host may serve at a path: the exact one, or the page with this clean path. */
export function filesAt(path: string): string[] {
  return [path, `${path}.html`, `${path}/index.html`]
}

/** False for a public path that belongs to no file of the site: without the base path, or above the site's folder. */
export function isInSite(path: string, basePath: string): boolean {
  return path.startsWith(basePath) && !percentDecode(path).split(/[\\/]/).includes('..')
}

/** False for what hosts do not serve: a folder, a pipe, or a link to nothing. */
export function isFile(path: string): boolean {
  return statsOf(path)?.isFile() === true
}

export function isFolder(path: string): boolean {
  return statsOf(path)?.isDirectory() === true
}

/** Undefined also for a path that no file can have, or that disappears at this moment. */
function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch {
    return undefined
  }
}

type Placed = Pick<SiteModel, 'setup' | 'site'>

/** True for a page of a site, or a file below `static`. The path is public, with the base path. */
export function hasPath(path: string, model: Placed & Pick<SiteModel, 'content'>): boolean {
  const relative = percentDecode(path.slice(model.site.basePath.length))
  return model.content.byRoute.has(cleanPath(`/${relative}`)) || isStatic(path, model)
}

/** True if a host would serve a file below `static` at a public path. */
export function isStatic(path: string, { setup, site }: Placed): boolean {
  const relative = percentDecode(path.slice(site.basePath.length))
  return filesAt(join(setup.root, 'static', relative)).some((file) =>
    isFile(fileInLocale(file, setup.layers)),
  )
}
