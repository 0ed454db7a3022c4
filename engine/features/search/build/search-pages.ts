import type { PageText, ReadSite } from '../../../feature'
import { isSearched, type Source, sidebarInSite } from '../../../kit/pages'
import type { NavbarMenuLink } from '../../../page/site'
import { pageSections } from '../index/sections'
import type { SearchPage } from '../types'

type Texts = Pick<PageText['data'], 'path' | 'title' | 'description' | 'keywords' | 'names'>

/** Returns a page for the index; undefined for one that is not searched. Without Markdown, only its head is indexed. */
export function searchPage(
  { source, data, markdown }: Omit<PageText, 'data'> & { data: Texts },
  site: ReadSite,
): SearchPage | undefined {
  if (!isSearched(source, site)) return undefined
  const { path, title, description, keywords, names } = data
  const { toc = [], anchors = [], twin = '' } = markdown ?? {}
  return pageSections({
    title,
    ...labelOf(source),
    url: path,
    ...partOf(source, site),
    description: markdown ? (source.frontMatter.description ?? '') : description,
    keywords,
    ...(names ? { names } : {}),
    toc,
    anchors,
    twin,
  })
}

function labelOf(source: Source): Pick<SearchPage, 'label'> {
  const label = source.kind === 'doc' ? source.sidebarLabel : undefined
  return label === undefined || label === source.title ? {} : { label }
}

/** Returns the label of the navbar item for the sidebar that a page is in. */
function partOf(source: Source, { content, site }: ReadSite): Pick<SearchPage, 'part'> {
  if (source.kind !== 'doc') return {}
  const sidebar = content.sidebars.find(
    ({ id, version }) => id === source.sidebar && version === source.version,
  )
  const { items } = site.navbar
  const links = items.flatMap((item) => (item.type === 'link' ? [item] : []))
  const below = items.flatMap((item) => (item.type === 'dropdown' ? item.items : []))
  const leadsInto = (link: NavbarMenuLink) => sidebar !== undefined && link.sidebar === sidebarInSite(sidebar)
  const isItsOwn = (link: NavbarMenuLink) => leadsInto(link) && link.href === sidebar?.link?.href
  const part = sidebar && ([...links, ...below].find(isItsOwn) ?? links.find(leadsInto))?.label
  return part === undefined ? {} : { part }
}
