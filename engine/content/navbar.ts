import { placeInConfig } from '../config/origin'
import type { MenuItemConfig, NavbarItemConfig, SiteConfig } from '../config/types'
import { navbarItemFails, unknownNavbarTarget } from '../errors/catalog-config'
import { nearest } from '../errors/nearest'
import { type Problem, SiteError } from '../errors/problem'
import type { NavbarItem } from '../page/site'
import type { PageLink } from '../page/types'
import { withBase } from './href'
import { sidebarLabel } from './sidebars/post-processing'
import type { Content } from './types'

type ReadItemConfig = Extract<NavbarItemConfig, { type: 'doc' | 'docSidebar' | 'link' }>
type LinkItem = PageLink & { external: boolean; sidebar?: string }

/**
 * The navbar's items. What leads to a page that is not there yet is left out: a sidebar without docs, a draft.
 * Throws `SiteError` for an item that names an unknown doc or sidebar: the item as JSON, and why as its cause.
 */
export function navbarItems(config: SiteConfig, content: Content): NavbarItem[] {
  return config.themeConfig.navbar.items.flatMap((item, index) => {
    try {
      return navbarItem(item, config.baseUrl, content)
    } catch (cause) {
      const place = placeInConfig(config, ['themeConfig', 'navbar', 'items', index])
      throw new SiteError(navbarItemFails(item, cause, place), { cause })
    }
  })
}

function navbarItem(item: NavbarItemConfig, basePath: string, content: Content): NavbarItem[] {
  const { position } = item
  switch (item.type) {
    case 'search':
      return [{ type: 'search', position }]
    case 'localeDropdown':
      return [{ type: 'locale', position }]
    case 'html':
      return [{ type: 'html', html: item.value, position }]
    case 'dropdown': {
      const items = item.items.flatMap((below) => linkItem(below, basePath, content)).map(toPageLink)
      return items.length > 0 ? [{ type: 'dropdown', label: item.label, items, position }] : []
    }
    default:
      return linkItem(item, basePath, content).map((link) => ({ type: 'link', ...link, position }))
  }
}

function linkItem(item: MenuItemConfig | ReadItemConfig, basePath: string, content: Content): LinkItem[] {
  if (item.type === 'doc') return docItem(item.docId, item.label, basePath, content)
  if (item.type === 'docSidebar') return sidebarItem(item.sidebarId, item.label, content)
  return [plainLink(item, basePath)]
}

/** A link of the configuration, with the base path where it stays in the site. */
export function plainLink(
  { label, to, href }: { label: string; to?: string | undefined; href?: string | undefined },
  basePath: string,
): LinkItem {
  return { label, href: href ?? withBase(basePath, to ?? '/'), external: href !== undefined }
}

function docItem(id: string, label: string | undefined, basePath: string, content: Content): LinkItem[] {
  const doc = content.docs.find((doc) => doc.id === id)
  if (!doc && content.version.draftIds.includes(id)) return []
  if (!doc) throw new SiteError(unknown('doc', id, content.docs))
  const { route, sidebar } = doc
  const link = { label: label ?? sidebarLabel(doc), href: withBase(basePath, route), external: false }
  return [sidebar === undefined ? link : { ...link, sidebar }]
}

function sidebarItem(id: string, label: string | undefined, content: Content): LinkItem[] {
  const sidebar = content.sidebars.find((sidebar) => sidebar.id === id)
  if (!sidebar) throw new SiteError(unknown('sidebar', id, content.sidebars))
  const { link } = sidebar
  return link ? [{ label: label ?? link.label, href: link.href, external: false, sidebar: id }] : []
}

function unknown(kind: 'doc' | 'sidebar', id: string, existing: { id: string }[]): Problem {
  const ids = existing.map((one) => one.id)
  return unknownNavbarTarget(kind, id, nearest(id, ids), ids)
}

function toPageLink({ label, href }: LinkItem): PageLink {
  return { label, href }
}
