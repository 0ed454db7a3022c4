import type { Sidebar, Source } from '../content/types'
import { withBase } from '../markdown/links'
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
  const { site } = model
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
    canonical: site.url + path,
    ...(markdown ? { markdown } : {}),
    ...lastUpdated(source, model),
    hideTitle: source.frontMatter.hide_title === true || compiled?.hasTitle === true || !compiled,
    hideToc: source.frontMatter.hide_table_of_contents === true,
    unlisted: source.unlisted,
    toc: tocOf(source, compiled, model),
    breadcrumbs: sidebar ? breadcrumbs(sidebar, path) : [],
    tags: tagsOf(source, site),
    ...(sidebar ? paging(source, sidebar, model) : {}),
    ...(sidebar ? { sidebar: pageSidebar(sidebar, path, site) } : {}),
    islands,
    body,
  }
}

/** `/` is the base path itself; anything else has no slash at its end. */
export function pathOf(route: string, basePath: string): string {
  return route === '/' ? basePath : withBase(route, basePath)
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

function sidebarOf(source: Source, { content }: SiteModel): Sidebar | undefined {
  if (source.kind !== 'doc') return undefined
  return content.sidebars.find(({ id }) => id === source.sidebar)
}

function pageSidebar(sidebar: Sidebar, path: string, site: Site): PageSidebar {
  return { id: sidebar.id, source: sidebarPath(sidebar.id, site.basePath), items: slice(sidebar.items, path) }
}

function breadcrumbs(sidebar: Sidebar, path: string): Page['breadcrumbs'] {
  return trail(sidebar.items, path)
}

function tocOf(source: Source, compiled: CompiledMarkdown | undefined, { setup }: SiteModel): TocItem[] {
  const { minHeadingLevel, maxHeadingLevel } = setup.config.themeConfig.tableOfContents
  const lowest = source.frontMatter.toc_min_heading_level ?? minHeadingLevel
  const highest = source.frontMatter.toc_max_heading_level ?? maxHeadingLevel
  return (compiled?.toc ?? []).filter(({ level }) => level >= lowest && level <= highest)
}

function tagsOf(source: Source, { basePath }: Site): PageLink[] {
  if (source.kind !== 'doc') return []
  return source.tags.map(({ label, permalink }) => ({ label, href: withBase(permalink, basePath) }))
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
  if (id === undefined) return neighbour ? { [side]: neighbour } : {}
  const doc = content.docs.find((candidate) => candidate.id === id)
  if (!doc) return {}
  return { [side]: { label: doc.sidebarLabel ?? doc.title, href: pathOf(doc.route, site.basePath) } }
}
