import type { Entry } from '../content/types'
import type { SiteModel } from '../site/site-model'

/** A page, and which of its files is requested. */
export interface Requested {
  source: Entry
  file: 'document' | 'data' | 'twin'
}

const ENDINGS = [
  ['.json', 'data'],
  ['.md', 'twin'],
] as const

/** Returns the page of a path, or the one that has a file there. As on a host, a file comes before a page of its name. */
export function findRequested(
  path: string,
  { content, site }: Pick<SiteModel, 'content' | 'site'>,
): Requested | undefined {
  const name = path.slice(site.basePath.length)
  for (const [ending, file] of ENDINGS) {
    if (!name.endsWith(ending)) continue
    const stem = name.slice(0, -ending.length)
    const source = content.byRoute.get(stem === 'index' ? '/' : `/${stem}`)
    if (source) return { source, file }
  }
  const source = content.byRoute.get(`/${name}`)
  return source && { source, file: 'document' }
}
