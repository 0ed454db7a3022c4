import { hash } from '../../../cache/hash'
import { isListing } from '../../../content/routes'
import type { Entry, Source } from '../../../content/types'
import type { CompiledMarkdown } from '../../../markdown/types'
import { type NavbarMenuLink, type SearchAddresses, searchAddresses } from '../../../page/site'
import type { Page } from '../../../page/types'
import { pathOf } from '../../../render/view/page-view'
import { findSidebar } from '../../../render/view/sidebar-view'
import { stampOf } from '../../../site/git'
import type { SiteModel } from '../../../site/site-model'
import { buildSearch, type SearchFiles } from '../index/build-index'
import { sectionsOf } from '../index/sections'
import type { SearchPage } from '../types'

/** The parts of a site that search depends on. */
type Searched = Pick<SiteModel, 'content' | 'site' | 'extensions'>

/** Returns the paths of the search files; undefined for a site without search. */
export function searchAddressesOf({
  site,
  history,
}: Pick<SiteModel, 'site' | 'history'>): SearchAddresses | undefined {
  return site.hasSearch && searchAddresses(site.basePath, stampOf(history))
}

/** True for pages that search covers: listed ones without `search: false`, and of versioned docs only the last version. */
export function isSearched(entry: Entry, { content, site }: Searched): entry is Source {
  if (!site.hasSearch || isListing(entry) || entry.draft || entry.unlisted) return false
  if (entry.frontMatter.search === false) return false
  if (entry.kind !== 'doc') return true
  const version = content.versions.find(({ name }) => name === entry.version)
  return version?.isLast === true && !version.noIndex
}

/** A page for the index as JSON, which is not parsed while the index stays as it is. */
export interface SearchedPage {
  json: Buffer
  /** Hash of the JSON. */
  key: string
}

export function searchedPage(page: SearchPage): SearchedPage {
  const json = Buffer.from(JSON.stringify(page))
  return { json, key: hash(json) }
}

export function pageOf({ json }: SearchedPage): SearchPage {
  return JSON.parse(json.toString())
}

type Texts = Pick<Page, 'title' | 'description' | 'keywords'>

/** Returns a page for the index. Without Markdown, only its head is indexed. */
export function searchPage(
  source: Source,
  { title, description, keywords }: Texts,
  compiled: Pick<CompiledMarkdown, 'toc' | 'twin'> | undefined,
  model: Searched,
): SearchPage {
  const { toc = [], twin = '' } = compiled ?? {}
  const given = compiled ? (source.frontMatter.description ?? '') : description
  const url = pathOf(source.route, model.site.basePath)
  return sectionsOf({
    title,
    ...labelOf(source),
    url,
    ...partOf(source, model),
    description: given,
    keywords,
    ...namesOn(url, model),
    toc,
    twin,
  })
}

/** Returns the search files. `index` can be a cached one. */
export function searchFiles(
  pages: readonly SearchPage[],
  { setup }: Pick<SiteModel, 'setup'>,
  index?: string,
): SearchFiles {
  const { engine: _, ...options } = setup.config.search
  return buildSearch(pages, options, index)
}

function namesOn(url: string, { extensions }: Searched): Pick<SearchPage, 'names'> {
  const names = extensions.flatMap((extension) => extension.documents?.(url) ?? [])
  return names.length === 0 ? {} : { names: [...new Set(names)] }
}

function labelOf(source: Source): Pick<SearchPage, 'label'> {
  const label = source.kind === 'doc' ? source.sidebarLabel : undefined
  return label === undefined || label === source.title ? {} : { label }
}

/** Returns the label of the navbar item for the sidebar that a page is in. */
function partOf(source: Source, model: Searched): Pick<SearchPage, 'part'> {
  if (source.kind !== 'doc') return {}
  const sidebar = findSidebar(source, model)
  const { items } = model.site.navbar
  const links = items.flatMap((item) => (item.type === 'link' ? [item] : []))
  const below = items.flatMap((item) => (item.type === 'dropdown' ? item.items : []))
  const leadsInto = (link: NavbarMenuLink) => link.sidebar === sidebar?.id
  const isItsOwn = (link: NavbarMenuLink) => leadsInto(link) && link.href === sidebar?.link?.href
  const part = sidebar && ([...links, ...below].find(isItsOwn) ?? links.find(leadsInto))?.label
  return part === undefined ? {} : { part }
}
