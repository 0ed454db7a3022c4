import { LinkCheck } from '../links/link-check'
import { linkOwners } from '../links/link-owners'
import { cleanPath } from '../page/site'
import { pagePaths } from '../render/view/page-view'
import type { SiteModel } from '../site/site-model'
import type { Output } from './output'

/** `isKnown` returns whether a public path is a page or file of any locale. */
export function linkCheck(model: SiteModel, isKnown: (path: string) => boolean): LinkCheck {
  const { config } = model.setup
  return new LinkCheck({
    ...config,
    basePath: config.baseUrl,
    hasFile: isKnown,
    paths: pagePaths(model),
    owners: linkOwners(model),
  })
}

/** True for a file of a locale. A link to a page that failed is not broken, either: the page's own problem is enough. */
export function hasFile(path: string, files: Pick<Output, 'has'>, { content, site }: SiteModel): boolean {
  const { basePath } = site
  const isRoute = () => content.byRoute.has(cleanPath(`/${path.slice(basePath.length)}`))
  return path.startsWith(basePath) && (files.has(path) || isRoute())
}
