import type { Entry } from '../content/types'
import type { SiteModel } from '../site/site-model'

/** Returns the source of a page's path, or of one of its files: `.json`, `.md`. */
export function sourceAt(
  path: string,
  { content, site }: Pick<SiteModel, 'content' | 'site'>,
): Entry | undefined {
  const { basePath } = site
  const plain = path.replace(/\.json$|\.md$/, '')
  const page = plain === `${basePath}index` && plain !== path ? basePath : plain
  const route = `/${page.slice(basePath.length)}`
  if (page !== path && page === basePath) return content.byRoute.get('/')
  return content.byRoute.get(route)
}
