import { withBase } from '../content/href'
import { isListing } from '../content/routes'
import type { Source } from '../content/types'
import type { SitePage } from '../page/site-page'
import type { SiteModel } from './site-model'

/** What the modules of `.tsx` pages say of themselves, by route. */
export type ModuleTexts = ReadonlyMap<string, Pick<SitePage, 'title' | 'description'>>

/** Returns the pages of a site with a text of their own, without those that are unlisted. */
export function sitePages(model: Pick<SiteModel, 'content' | 'site'>, texts?: ModuleTexts): SitePage[] {
  return listSources(model).map(({ kind, route, title, description, keywords }) => {
    const path = withBase(model.site.basePath, route)
    return { kind, path, title, description, keywords, ...texts?.get(route) }
  })
}

export function listSources({ content }: Pick<SiteModel, 'content'>): Source[] {
  return [...content.byRoute.values()].flatMap((entry) => (isListing(entry) || entry.unlisted ? [] : [entry]))
}
