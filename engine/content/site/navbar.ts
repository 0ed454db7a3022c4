import { locationInConfig } from '../../config/key-lines'
import type { MenuItemConfig, NavbarItemConfig, SiteConfig } from '../../config/types'
import { SiteError, type SourceLocation } from '../../diagnostics/problem'
import type { Reporter } from '../../diagnostics/reporter'
import { fileOfHref } from '../../page/href'
import type { NavbarItem, NavbarMenuLink } from '../../page/site'
import { versionMenuLabel } from '../../page/site-version'
import { cleanLinks, withBase } from '../href'
import { itemFails, linkWithoutDocs, unknownName } from '../problems'
import { isListing } from '../routes'
import { sidebarLabel } from '../sidebars/post-processing'
import type { CleanLink, Content } from '../types'
import { contentOfSet, setsOf, setsWithSeveralVersions } from '../versions/content-of-set'
import { sidebarInSite } from '../versions/sidebar-path'
import { linkByVersion, siteVersions } from '../versions/version'

type ReadItemConfig = Extract<NavbarItemConfig, { type: 'doc' | 'docSidebar' | 'link' }>
type VersionMenuConfig = Extract<NavbarItemConfig, { type: 'docsVersionDropdown' }>
type VersionItemConfig = Extract<NavbarItemConfig, { type: 'docsVersion' }>
type LinkItem = NavbarMenuLink & { external: boolean }

/** A list in the configuration, for messages about one of its items. */
export interface ItemList {
  /** One of them, at the beginning of a sentence: `A navbar item`. */
  item: string
  /** The list's key. */
  key: string
  locationOf(index: number): SourceLocation | undefined
  report: Reporter['report']
}

/**
 * Returns the navbar's items. Those without a page yet are left out: a sidebar without docs, a draft. Those that name
 * an unknown doc or sidebar are left out and reported: the item as JSON, and its cause.
 */
export function navbarItems(config: SiteConfig, content: Content, reporter: Reporter): NavbarItem[] {
  const list: ItemList = {
    item: 'A navbar item',
    key: 'themeConfig.navbar.items',
    locationOf: (index) => locationInConfig(config, ['themeConfig', 'navbar', 'items', index]),
    report: reporter.report,
  }
  const { items } = config.themeConfig.navbar
  return showItems(items, (item) => navbarItem(item, config.baseUrl, content), list)
}

/** Returns a list of links like those of the navbar's menus. The same ones are left out or reported. */
export function menuLinks(
  items: readonly MenuItemConfig[],
  basePath: string,
  content: Content,
  list: ItemList,
): NavbarMenuLink[] {
  return showItems(items, (item) => linksOf([item], basePath, content), list)
}

function showItems<Item, Shown>(
  items: readonly Item[],
  show: (item: Item) => Shown[],
  { locationOf, report, ...list }: ItemList,
): Shown[] {
  return items.flatMap((item, index) => {
    try {
      return show(item)
    } catch (cause) {
      report('throw', itemFails(list, item, cause, locationOf(index)), { cause })
      return []
    }
  })
}

function navbarItem(item: NavbarItemConfig, basePath: string, content: Content): NavbarItem[] {
  const { position } = item
  switch (item.type) {
    case 'localeDropdown':
      return [{ type: 'locale', position }]
    case 'docsVersionDropdown':
      return inEachSet(item, content, (own) => versionMenu(item, basePath, own, content))
    case 'docsVersion':
      return inEachSet(item, content, (own) => versionItem(item, basePath, own))
    case 'html':
      return [{ type: 'html', html: cleanLinks(item.value, basePath, content.cleanLink), position }]
    case 'dropdown': {
      const items = linksOf(item.items, basePath, content)
      return items.length > 0 ? [{ type: 'dropdown', label: item.label, items, position }] : []
    }
    default:
      return linkItem(item, basePath, content).map((link) => ({
        type: 'link',
        ...link,
        ...lookOf(item),
        position,
      }))
  }
}

function lookOf(item: ReadItemConfig): { className?: string; isIcon?: true } {
  if (item.type !== 'link' || item.className === undefined) return {}
  const { className, label } = item
  return { className, ...(label === undefined ? { isIcon: true } : {}) }
}

function linkItem(item: MenuItemConfig | ReadItemConfig, basePath: string, content: Content): LinkItem[] {
  if (item.type === 'doc') return docItem(item.docId, item.label, basePath, contentOfSet(content, item.set))
  if (item.type === 'docSidebar')
    return sidebarItem(item.sidebarId, item.label, contentOfSet(content, item.set))
  const label = item.label ?? item['aria-label'] ?? ''
  return [plainLink({ ...item, label }, basePath, content.cleanLink)]
}

/** Returns a link of the configuration, with the base path if it stays within the site. */
export function plainLink(
  { label, to, href }: { label: string; to?: string | undefined; href?: string | undefined },
  basePath: string,
  cleanLink: CleanLink,
): LinkItem {
  const file = fileOfHref(href ?? to ?? '')
  if (href !== undefined && file === undefined) return { label, href, external: true }
  return { label, href: withBase(basePath, file ?? cleanLink(to ?? '/')), external: false }
}

function docItem(id: string, label: string | undefined, basePath: string, content: Content): LinkItem[] {
  checkDocs(content)
  const { docs, versions } = content
  if (id.startsWith('/')) {
    const index = indexItem(id, label, basePath, content)
    if (index.length > 0) return index
  }
  const isDraft = versions.some(({ draftIds }) => draftIds.includes(id))
  if (!isDraft && !docs.some((doc) => doc.id === id)) throw unknown('doc', id, docs)
  return linkByVersion(versions, ({ name }) => {
    const doc = docs.find((doc) => doc.id === id && doc.version === name)
    if (!doc) return undefined
    const link = { label: label ?? sidebarLabel(doc), href: withBase(basePath, doc.route) }
    if (doc.sidebar === undefined) return link
    return { ...link, sidebar: sidebarInSite({ id: doc.sidebar, version: name }) }
  })
}

/** Docusaurus knows the generated index of a category as a doc, whose id is its slug. */
function indexItem(slug: string, label: string | undefined, basePath: string, content: Content): LinkItem[] {
  return linkByVersion(content.versions, ({ route }) => {
    const entry = content.byRoute.get(`${route}${slug}`)
    if (!entry || !isListing(entry) || entry.kind !== 'docs-generated-index') return undefined
    return { label: label ?? entry.title, href: withBase(basePath, entry.route) }
  })
}

function sidebarItem(id: string, label: string | undefined, content: Content): LinkItem[] {
  checkDocs(content)
  const { sidebars, versions } = content
  if (!sidebars.some((sidebar) => sidebar.id === id)) throw unknown('sidebar', id, sidebars)
  return linkByVersion(versions, (version) => {
    const link = version.sidebars[id]?.link
    const sidebar = sidebarInSite({ id, version: version.name })
    return link && { label: label ?? link.label, href: link.href, sidebar }
  })
}

/** Returns what an item shows of its set of docs. Without one, pages of each set that has several versions show their own. */
function inEachSet(
  { set }: { set?: string | undefined },
  content: Content,
  show: (content: Content) => NavbarItem[],
): NavbarItem[] {
  const sets = setsWithSeveralVersions(content)
  if (set !== undefined || sets.length === 0 || setsOf(content).length === 1)
    return show(contentOfSet(content, set))
  return sets.flatMap((onlyIn) => show(contentOfSet(content, onlyIn)).map((item) => ({ ...item, onlyIn })))
}

/** `content` is that of a set of docs, `all` that of the site. */
function versionMenu(
  item: VersionMenuConfig,
  basePath: string,
  content: Content,
  all: Content,
): NavbarItem[] {
  checkDocs(content)
  const { position, dropdownItemsBefore, dropdownItemsAfter } = item
  const versions = siteVersions(content, basePath)
  const entries = versions.map(({ name, label, href }) => ({ label, href, version: name }))
  const before = linksOf(dropdownItemsBefore, basePath, all)
  const items = [...before, ...entries, ...linksOf(dropdownItemsAfter, basePath, all)]
  if (items.length === 1) return versionItem({ type: 'docsVersion', position }, basePath, content)
  const label = versionMenuLabel(versions.find(({ isLast }) => isLast)?.label ?? '')
  return [{ type: 'dropdown', label, items, position }]
}

function versionItem(item: VersionItemConfig, basePath: string, content: Content): NavbarItem[] {
  checkDocs(content)
  const links = new Map(siteVersions(content, basePath).map((version) => [version.name, version]))
  const { label, to, position } = item
  const found = linkByVersion(content.versions, ({ name }) => {
    const version = links.get(name)
    if (!version) return undefined
    const href = to === undefined ? version.href : withBase(basePath, content.cleanLink(to))
    return { label: label ?? version.label, href }
  })
  return found.map((link) => ({ type: 'link', ...link, position }))
}

/** Throws a SiteError on a site without docs; drafts count as docs. */
function checkDocs({ docs, versions, byRoute }: Content): void {
  if (docs.length > 0 || versions.some(({ draftIds }) => draftIds.length > 0)) return
  const folders = versions.map(({ folder }) => folder)
  throw new SiteError(linkWithoutDocs(folders, [...byRoute.keys()]))
}

function unknown(kind: 'doc' | 'sidebar', name: string, existing: { id: string }[]): SiteError {
  const known = [...new Set(existing.map(({ id }) => id))]
  const otherwise = `Add the ${kind}, or remove the item.`
  return new SiteError(unknownName({ user: 'It', kind, name, known, otherwise }))
}

/** Returns the links of a menu. */
function linksOf(items: readonly MenuItemConfig[], basePath: string, content: Content): NavbarMenuLink[] {
  return items
    .flatMap((item) => linkItem(item, basePath, content))
    .map(({ external: _, ...link }: LinkItem) => link)
}
