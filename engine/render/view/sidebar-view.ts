import { routeOf } from '../../content/href'
import { isListing } from '../../content/routes'
import type { Entry, Sidebar } from '../../content/types'
import { docsSet } from '../../content/versions/set-files'
import { sidebarInSite, sidebarPath } from '../../content/versions/sidebar-path'
import { hasPage, neighbors, slice, trail } from '../../page/sidebar'
import type { Breadcrumb, PageLink, PageSidebar, PageView } from '../../page/types'
import type { SiteModel } from '../../site/site-model'

export type Neighbors = Pick<PageView, 'previous' | 'next'>

/** Returns the part of its sidebar that a page shows, and its breadcrumbs. */
export function sidebarView(
  sidebar: Sidebar | undefined,
  path: string,
  model: SiteModel,
): Pick<PageView, 'breadcrumbs' | 'sidebar'> {
  if (!sidebar) return { breadcrumbs: [] }
  const section = sectionOf(sidebar, model)
  const crumbs = docsSet(model.setup.config, sidebar.version).breadcrumbs ? trail(sidebar.items, path) : []
  return {
    breadcrumbs: section && crumbs.length > 0 ? inSection(section, crumbs, path) : crumbs,
    sidebar: pageSidebar(sidebar, path, model, section),
  }
}

/** Returns the navbar link that stands for a sidebar, leading to the sidebar's own version. */
function sectionOf(sidebar: Sidebar, { site }: SiteModel): PageLink | undefined {
  const id = sidebarInSite(sidebar)
  const link = site.navbar.items.find((item) => item.type === 'link' && item.sidebar === id)
  return link?.type === 'link' ? (link.byVersion?.[sidebar.version] ?? link) : undefined
}

/** A section is not linked twice when a category of the same name, or the page itself, follows it. */
function inSection({ label, href }: PageLink, crumbs: Breadcrumb[], path: string): Breadcrumb[] {
  if (crumbs[0]?.label === label) return crumbs
  return [href === path ? { label } : { label, href }, ...crumbs]
}

/** Returns the pages before and after a page, in reading order. */
export function sidebarNeighbors(sidebar: Sidebar | undefined, path: string, model: SiteModel): Neighbors {
  const { previous, next } = sidebar ? neighbors(sidebar.items, path) : {}
  return {
    ...(previous ? { previous: relabel(previous, model) } : {}),
    ...(next ? { next: relabel(next, model) } : {}),
  }
}

/** Returns the sidebar that an entry names; for a page of a feature that names none, the one that lists it. */
export function findSidebar(
  entry: Entry,
  path: string,
  { content: { sidebars, versions } }: Pick<SiteModel, 'content'>,
): Sidebar | undefined {
  if ('sidebar' in entry)
    return sidebars.find(({ id, version }) => id === entry.sidebar && version === entry.version)
  if (entry.kind === 'doc' || entry.kind === 'mdx') return undefined
  const listing = sidebars.filter(({ items }) => hasPage(items, path))
  const lasts = versions.filter(({ isLast }) => isLast).map(({ name }) => name)
  return listing.find(({ version }) => lasts.includes(version)) ?? listing[0]
}

function pageSidebar(
  sidebar: Sidebar,
  path: string,
  { site }: SiteModel,
  section: PageLink | undefined,
): PageSidebar {
  const { items } = sidebar
  const title = section && { title: section.label }
  return {
    id: sidebarInSite(sidebar),
    ...title,
    source: sidebarPath(sidebar, site.basePath),
    items: slice(items, path),
  }
}

/** A neighbor shows its sidebar label, unless its front matter sets a pagination label. */
function relabel(link: PageLink, { content, site }: SiteModel): PageLink {
  const entry = content.byRoute.get(routeOf(site.basePath, link.href))
  const label = entry && !isListing(entry) ? entry.frontMatter.pagination_label : undefined
  return label === undefined ? link : { ...link, label }
}
