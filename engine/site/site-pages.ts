import { withBase } from '../content/href'
import { isListing } from '../content/routes'
import type { SitePage } from '../page/site-page'
import type { SiteModel } from './site-model'

/** Returns the pages of a site with a text of their own, without those that are unlisted. */
export function sitePages({ content, site }: Pick<SiteModel, 'content' | 'site'>): SitePage[] {
  return [...content.byRoute.values()].flatMap((entry) => {
    if (isListing(entry) || entry.unlisted) return []
    const { kind, route, title, description, keywords } = entry
    return [{ kind, path: withBase(site.basePath, route), title, description, keywords }]
  })
}
