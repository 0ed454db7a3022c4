import { entryText } from '../content/routes'
import type { Entry } from '../content/types'
import { LinkCheck } from '../links/link-check'
import { linkOwners } from '../links/link-owners'
import type { CheckedSource } from '../links/link-positions'
import { cleanPath } from '../page/site'
import { pagePaths } from '../render/view/page-view'
import { findSidebar } from '../render/view/sidebar-view'
import type { SiteModel } from '../site/site-model'
import type { Output } from './output'

export function createLinkCheck(model: SiteModel): LinkCheck {
  const { config } = model.setup
  return new LinkCheck({
    ...config,
    basePath: config.baseUrl,
    paths: pagePaths(model),
    owners: linkOwners(model),
  })
}

/** Returns what the check needs of a page besides its document. `path` is the page's. */
export function describeSource(
  source: Entry,
  path: string,
  links: CheckedSource['links'],
  model: SiteModel,
): CheckedSource {
  const sidebar = findSidebar(source, path, model)?.items
  return { path: source.path, text: entryText(source), links, sidebar }
}

/** True for a file of a locale. A link to a page that failed is not broken, either: the page's own problem is enough. */
export function hasFile(path: string, files: Pick<Output, 'has'>, { content, site }: SiteModel): boolean {
  const { basePath } = site
  const isRoute = () => content.byRoute.has(cleanPath(`/${path.slice(basePath.length)}`))
  return path.startsWith(basePath) && (files.has(path) || isRoute())
}
