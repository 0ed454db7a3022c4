import { isListing } from '../content/entry'
import { withBase } from '../content/href'
import type { Content, Sidebar, Source } from '../content/types'
import type { CompiledMarkdown } from '../markdown/types'
import { neighbours, slice, trail } from '../page/sidebar'
import type { Site } from '../page/site'
import type { BodyNode } from '../page/tree'
import type { Page, PageKind, PageLink, PageSidebar, TocItem } from '../page/types'
import type { SiteModel } from './site-model'

export interface PageParts {
  source: Source
  /** Absent for a `.tsx` page. */
  compiled?: CompiledMarkdown
  body: BodyNode[]
  islands: string[]
}

/** The view of one page: every part of it in one place, each from one short getter. */
export function pageView({ source, compiled, body, islands }: PageParts, model: SiteModel): Page {
  const { site, setup } = model
  const path = pathOf(source.route, site.basePath)
  const sidebar = sidebarOf(source, model)
  const markdown = compiled && twinPath(path, site.basePath)
  return {
    kind: kindOf(source),
    path,
    title: source.title,
    documentTitle: documentTitle(source.title, site),
    description: source.description,
    keywords: source.keywords,
    canonical: site.url + encodeURI(path),
    ...(markdown ? { markdown } : {}),
    ...lastUpdated(source, model),
    hideTitle: source.frontMatter.hide_title === true || compiled?.hasTitle === true || !compiled,
    hideToc: source.frontMatter.hide_table_of_contents === true,
    unlisted: source.unlisted,
    toc: tocOf(source, compiled, model),
    breadcrumbs: sidebar && setup.config.docs.breadcrumbs ? trail(sidebar.items, path) : [],
    tags: tagsOf(source, model),
    ...(sidebar ? paging(source, sidebar, model) : {}),
    ...(sidebar ? { sidebar: pageSidebar(sidebar, path, site) } : {}),
    islands,
    body,
  }
}

/** `/` is the base path itself; anything else has no slash at its end. */
export function pathOf(route: string, basePath: string): string {
  return withBase(basePath, route)
}

/** Paths of all pages of the site. */
export function pagePaths({ content, site }: Pick<SiteModel, 'content' | 'site'>): string[] {
  return [...content.byRoute.keys()].map((route) => pathOf(route, site.basePath))
}

/** The Markdown twin stands beside the HTML: `guid.html`, `guid.md`. */
export function twinPath(path: string, basePath: string): string {
  return path === basePath ? `${basePath}index.md` : `${path}.md`
}

/** Row K5: the site title alone where the page has no title of its own. */
export function documentTitle(title: string, site: Pick<Site, 'title' | 'titleDelimiter'>): string {
  const own = title.trim()
  return own === '' || own === site.title ? site.title : `${own} ${site.titleDelimiter} ${site.title}`
}

/** Where the whole sidebar is, for the categories that a page does not carry. */
export function sidebarPath(id: string, basePath: string): string {
  return `${basePath}data/sidebar-${id}.json`
}

function kindOf(source: Source): PageKind {
  if (source.frontMatter.layout === 'home') return 'home'
  return source.kind
}

/** Its tags that have a page: one that only unlisted pages have does not. */
function tagsOf(source: Source, { content, site }: SiteModel): PageLink[] {
  const tags = 'tags' in source ? source.tags : []
  const listed = tags.filter(({ permalink }) => content.byRoute.has(permalink))
  return listed.map(({ label, permalink }) => ({ label, href: pathOf(permalink, site.basePath) }))
}

function sidebarOf(source: Source, { content }: SiteModel): Sidebar | undefined {
  if (source.kind !== 'doc') return undefined
  return content.sidebars.find(({ id }) => id === source.sidebar)
}

function pageSidebar(sidebar: Sidebar, path: string, site: Site): PageSidebar {
  return { id: sidebar.id, source: sidebarPath(sidebar.id, site.basePath), items: slice(sidebar.items, path) }
}

function tocOf(source: Source, compiled: CompiledMarkdown | undefined, { setup }: SiteModel): TocItem[] {
  const { minHeadingLevel, maxHeadingLevel } = setup.config.themeConfig.tableOfContents
  const lowest = source.frontMatter.toc_min_heading_level ?? minHeadingLevel
  const highest = source.frontMatter.toc_max_heading_level ?? maxHeadingLevel
  return (compiled?.toc ?? []).filter(({ level }) => level >= lowest && level <= highest)
}

function lastUpdated(source: Source, { history, setup }: SiteModel): { lastUpdated?: string } {
  const day = setup.config.docs.showLastUpdateTime ? history.lastUpdated(source.file) : undefined
  return day ? { lastUpdated: day } : {}
}

function paging(source: Source, sidebar: Sidebar, model: SiteModel): Pick<Page, 'previous' | 'next'> {
  const path = pathOf(source.route, model.site.basePath)
  const { previous, next } = neighbours(sidebar.items, path)
  const { pagination_prev, pagination_next } = source.frontMatter
  return {
    ...chosen('previous', pagination_prev, previous, model),
    ...chosen('next', pagination_next, next, model),
  }
}

/** The front matter may name another doc, or `null` for none. */
function chosen(
  side: 'previous' | 'next',
  id: string | null | undefined,
  neighbour: PageLink | undefined,
  { content, site }: SiteModel,
): Pick<Page, 'previous' | 'next'> {
  if (id === null) return {}
  if (id === undefined) return neighbour ? { [side]: relabelled(neighbour, content, site) } : {}
  const doc = content.docs.find((candidate) => candidate.id === id)
  if (!doc) return {}
  const label = doc.frontMatter.pagination_label ?? doc.sidebarLabel ?? doc.title
  return { [side]: { label, href: pathOf(doc.route, site.basePath) } }
}

/** A neighbour has its label of the sidebar, unless its front matter has one for this place. */
function relabelled(link: PageLink, { byRoute }: Content, { basePath }: Site): PageLink {
  const entry = byRoute.get(`/${link.href.slice(basePath.length)}`)
  const label = entry && !isListing(entry) ? entry.frontMatter.pagination_label : undefined
  return label === undefined ? link : { ...link, label }
}
