import type { Breadcrumb, PageLink, SidebarCategory, SidebarItem } from './types'

/** The positions of pages in a sidebar, computed once per list of items. */
interface Order {
  /** Distinct pages in reading order. */
  links: PageLink[]
  /** By path. */
  positions: Map<string, Position>
}

interface Position {
  /** Index in `links`. Absent for a page that the sidebar only links to. */
  at?: number
  link: PageLink
  /** Outermost first. If the page is a category's own, that category comes last. */
  categories: SidebarCategory[]
}

const orders = new WeakMap<SidebarItem[], Order>()

/** Returns the pages in reading order, with a category's own page first. Links to pages elsewhere are left out. */
export function sidebarLinks(items: SidebarItem[]): PageLink[] {
  return orderOf(items).links
}

/** True for a page with a position of its own in the sidebar. */
export function hasPage(items: SidebarItem[], path: string): boolean {
  return orderOf(items).positions.get(path)?.at !== undefined
}

/** Returns the pages before and after a page. */
export function neighbors(items: SidebarItem[], path: string): { previous?: PageLink; next?: PageLink } {
  const { links, positions } = orderOf(items)
  const position = positions.get(path)
  if (position?.at === undefined) return {}
  const previous = links[position.at - 1]
  const next = links[position.at + 1]
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}

/** Returns the categories around a page, outermost first, then the page. Empty for a page outside the sidebar. */
export function trail(items: SidebarItem[], path: string): Breadcrumb[] {
  const position = orderOf(items).positions.get(path)
  if (!position) return []
  const crumbs = position.categories.map(({ label, href, linked }) => (linked ? { label, href } : { label }))
  const own = position.categories.at(-1)
  return own?.linked && own.href === path ? crumbs : [...crumbs, position.link]
}

/**
 * Returns the part of a sidebar that goes into a page: the top level, the open path and its siblings. Categories that
 * are always open keep their items; all others lose them.
 */
export function slice(items: SidebarItem[], path: string): SidebarItem[] {
  return cut(items, new Set(orderOf(items).positions.get(path)?.categories))
}

function cut(items: SidebarItem[], open: ReadonlySet<SidebarItem>): SidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category' || !item.items) return item
    const shown = open.has(item) || !item.collapsible || !item.collapsed
    // Every page contains this, so `false` is left out.
    return { ...item, linked: item.linked || undefined, items: shown ? cut(item.items, open) : null }
  })
}

function orderOf(items: SidebarItem[]): Order {
  const known = orders.get(items)
  if (known) return known
  const order: Order = { links: [], positions: new Map() }
  addAll(items, [], order)
  orders.set(items, order)
  return order
}

function addAll(items: SidebarItem[], categories: SidebarCategory[], order: Order): void {
  for (const item of items) {
    if (item.type === 'link' && !item.external) add(item, categories, order, !item.aside)
    if (item.type !== 'category') continue
    const inside = [...categories, item]
    if (item.linked) add(item, inside, order, true)
    addAll(item.items ?? [], inside, order)
  }
}

function add({ label, href }: PageLink, categories: SidebarCategory[], order: Order, isPage: boolean): void {
  const known = order.positions.get(href)
  if (known?.at !== undefined || (known && !isPage)) return
  const link = { label, href }
  order.positions.set(href, { link, categories, ...(isPage ? { at: order.links.length } : {}) })
  if (isPage) order.links.push(link)
}
