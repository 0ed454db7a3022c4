import { withBase } from '../../content/href'
import { isAdded } from '../../content/routes'
import type { Doc, Source } from '../../content/types'
import type { CompiledMarkdown } from '../../markdown/types'
import { documentTitle } from '../../page/title'
import type { OpenPageData, PageData, PageKind, PageLink, TocItem } from '../../page/types'
import type { SiteModel } from '../../site/site-model'
import { pageChange } from '../page-change'
import { extendPage } from './extend-page'
import { newPage } from './new-page'
import { pageImage } from './page-image'
import { pageTranslations, textLanguage } from './page-translations'
import { findSidebar, type Neighbors, sidebarNeighbors, sidebarView } from './sidebar-view'
import { versionNotice, versionView } from './version-view'

/**
 * Returns all data of a page, from its source, its compiled Markdown and its position in the site. `compiled` is absent
 * for a `.tsx` page.
 */
export function pageData(source: Source, compiled: CompiledMarkdown | undefined, model: SiteModel): PageData {
  const { site } = model
  const path = pagePath(source.route, site.basePath)
  const sidebar = findSidebar(source, path, model)
  const markdown = compiled && twinPath(path, site.basePath)
  const data: OpenPageData = {
    ...newPage({ kind: kindOf(source), path, title: source.title, description: source.description }, model),
    ...(source.frontMatter.layout === 'wide' ? { layout: 'wide' } : {}),
    documentTitle: documentTitle(source.untitled ? '' : source.title, model.setup.config),
    keywords: source.keywords,
    ...(markdown ? { markdown } : {}),
    ...pageTranslations(source.route, model),
    ...pageImage(source, model),
    ...pageChange(source, model),
    frontMatter: source.frontMatter,
    hideTitle:
      source.frontMatter.hide_title === true || source.untitled || compiled?.hasTitle === true || !compiled,
    ownFold: compiled?.hasTitle === true || compiled?.hasLead === true,
    unlisted: source.unlisted,
    toc: tocOf(source, compiled, model),
    tags: tagsOf(source, model),
    ...sidebarView(sidebar, path, model),
    ...(source.kind === 'doc'
      ? { ...versionView({ ...source, path }, model), ...versionNotice(source, model) }
      : {}),
    ...paging(source, sidebarNeighbors(sidebar, path, model), model),
    ...(isAdded(source) ? source.neighbors : {}),
    ...listDocumentedNames(path, model),
    ...textLanguage(source, model),
  }
  return extendPage(data, source, model)
}

/** Returns a route's path: `/` is the base path itself, and any other path has no trailing slash. */
export function pagePath(route: string, basePath: string): string {
  return withBase(basePath, route)
}

/** Returns the paths of all pages of the site. */
export function pagePaths({ content, site }: Pick<SiteModel, 'content' | 'site'>): string[] {
  return [...content.byRoute.keys()].map((route) => pagePath(route, site.basePath))
}

/** The Markdown twin is next to the HTML: `guide.html`, `guide.md`. */
export function twinPath(path: string, basePath: string): string {
  return path === basePath ? `${basePath}index.md` : `${path}.md`
}

function kindOf(source: Source): PageKind {
  if (source.frontMatter.layout === 'home') return 'home'
  return source.kind
}

function listDocumentedNames(path: string, { extensions }: SiteModel): Pick<PageData, 'names'> {
  const names = extensions.flatMap((extension) => extension.documents?.(path) ?? [])
  return names.length === 0 ? {} : { names: [...new Set(names)] }
}

/** Drops tags that only unlisted pages have, since those tags have no page. */
function tagsOf(source: Source, { content, site }: SiteModel): PageLink[] {
  const tags = 'tags' in source ? source.tags : []
  const listed = tags.filter(({ permalink }) => content.byRoute.has(permalink))
  return listed.map(({ label, permalink }) => ({ label, href: pagePath(permalink, site.basePath) }))
}

/** Returns the headings for a page's table of contents. */
function tocOf(source: Source, compiled: CompiledMarkdown | undefined, { setup }: SiteModel): TocItem[] {
  const { hide_table_of_contents: isHidden, layout } = source.frontMatter
  if (isHidden === true || layout === 'wide') return []
  const levels = tocLevels(source.frontMatter, setup.config.themeConfig.tableOfContents)
  return (compiled?.toc ?? []).filter(({ level }) => level >= levels.lowest && level <= levels.highest)
}

/** A page that asks for a level outside the site's range widens it. Otherwise its table would end up empty. */
export function tocLevels(
  { toc_min_heading_level: min, toc_max_heading_level: max }: Source['frontMatter'],
  { minHeadingLevel, maxHeadingLevel }: { minHeadingLevel: number; maxHeadingLevel: number },
) {
  const lowest = min ?? Math.min(minHeadingLevel, max ?? minHeadingLevel)
  return { lowest, highest: max ?? Math.max(maxHeadingLevel, lowest) }
}

/** Returns the previous and next page in the sidebar, unless the front matter names others. */
function paging(source: Source, { previous, next }: Neighbors, model: SiteModel): Neighbors {
  const { pagination_prev, pagination_next } = source.frontMatter
  return {
    ...chosen('previous', docOf(pagination_prev, source, model), previous, model),
    ...chosen('next', docOf(pagination_next, source, model), next, model),
  }
}

/** Returns the doc of the same version that a front matter names; null for none. */
function docOf(
  id: string | null | undefined,
  source: Source,
  { content }: SiteModel,
): Doc | null | undefined {
  if (id === undefined || id === null) return id
  const version = source.kind === 'doc' ? source.version : undefined
  return content.docs.find((doc) => doc.id === id && doc.version === version) ?? null
}

/** Front matter may name another doc, or `null` for none. */
function chosen(
  side: 'previous' | 'next',
  doc: Doc | null | undefined,
  neighbor: PageLink | undefined,
  { site }: SiteModel,
): Neighbors {
  if (doc === null) return {}
  if (doc === undefined) return neighbor ? { [side]: neighbor } : {}
  const label = doc.frontMatter.pagination_label ?? doc.sidebarLabel ?? doc.title
  return { [side]: { label, href: pagePath(doc.route, site.basePath) } }
}
