import type { Listing } from '../content/types'
import type { BodyContext } from '../markdown/evaluate/body'
import { bodyOf, islandsOf } from '../markdown/evaluate/page-body'
import type { Excerpt, ListingKind, ListingViews } from '../page/listings'
import type { PageView } from '../page/types'
import type { SiteModel } from '../site/site-model'
import type { ListComponents } from '../theme/lists/list-components'
import { buildExcerpt } from './excerpts'
import { framed } from './framed'
import type { BuiltPage } from './page-builder'
import type { Renderer } from './renderer'
import { blogView } from './view/blog-view'
import { pageTranslations } from './view/page-translations'
import { documentTitle, pathOf } from './view/page-view'
import { findSidebar, sidebarNeighbours, sidebarView } from './view/sidebar-view'
import { versionView } from './view/version-view'

/** The page of a list of pages, printed at build time. */
export async function listingPage(
  listing: Listing,
  renderer: Renderer,
  context: BodyContext,
  model: SiteModel,
): Promise<BuiltPage> {
  const excerpts = await Promise.all((listing.posts ?? []).map((post) => buildExcerpt(post, model, renderer)))
  const content = () => print(listing.kind, listing.view, excerpts, renderer.lists)
  const body = await bodyOf(content, context, listing.path)
  const view = { ...listingView(listing, model), islands: islandsOf(body, renderer.islandScript), body }
  return { page: await framed(view, model, renderer), links: excerpts.flatMap(({ links }) => links) }
}

function print<Kind extends ListingKind>(
  kind: Kind,
  view: ListingViews[Kind],
  excerpts: readonly Excerpt[],
  components: ListComponents,
): unknown {
  return components[kind](view, excerpts)
}

function listingView(listing: Listing, model: SiteModel): PageView {
  const { kind, route, title, description, keywords = [], neighbors } = listing
  const { site } = model
  const path = pathOf(route, site.basePath)
  const own = findSidebar(listing, model)
  return {
    kind,
    path,
    title,
    documentTitle: documentTitle(title, site),
    description,
    keywords,
    canonical: site.url + path,
    ...pageTranslations(route, model),
    hideTitle: title.trim() === '',
    ownTitle: false,
    unlisted: false,
    toc: [],
    tags: [],
    ...sidebarView(own, path, model),
    ...versionView({ version: listing.version, path }, model),
    ...(neighbors ?? sidebarNeighbours(own, path, model)),
    ...(kind.startsWith('blog') ? blogView(model) : {}),
    islands: {},
    body: [],
  }
}
