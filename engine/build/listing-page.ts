import type { Listing } from '../content/types'
import type { BodyContext } from '../markdown/body'
import { bodyOf } from '../markdown/page-body'
import type { ListingKind, ListingViews } from '../page/listings'
import type { Page } from '../page/types'
import type { ListComponents } from '../theme/lists/list-components'
import { documentTitle, pathOf } from './page-view'
import type { SiteModel } from './site-model'

/** The page of a list of pages, printed at build time. */
export async function listingPage(
  listing: Listing,
  components: ListComponents,
  context: BodyContext,
  model: SiteModel,
): Promise<Page> {
  const content = () => print(listing.kind, listing.view, components)
  const body = await bodyOf(content, context, { components: [] }, listing.path)
  return { ...listingView(listing, model), body }
}

function print<Kind extends ListingKind>(
  kind: Kind,
  view: ListingViews[Kind],
  components: ListComponents,
): unknown {
  return components[kind](view)
}

function listingView({ kind, route, title, description }: Listing, { site }: SiteModel): Page {
  const path = pathOf(route, site.basePath)
  return {
    kind,
    path,
    title,
    documentTitle: documentTitle(title, site),
    description,
    keywords: [],
    canonical: site.url + encodeURI(path),
    hideTitle: false,
    hideToc: true,
    unlisted: false,
    toc: [],
    breadcrumbs: [],
    tags: [],
    islands: [],
    body: [],
  }
}
