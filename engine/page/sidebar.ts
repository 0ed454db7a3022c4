import type { Breadcrumb, PageLink, SidebarCategory, SidebarItem } from './types'

/** Where the pages of one sidebar are. Made once for each list of items. */
interface Order {
  /** Pages in reading order, each once. */
  links: PageLink[]
  /** By path: the place in `links`, the link, and the categories around it, outermost first. */
  places: Map<string, Place>
}

interface Place {
  /** Absent for a page that the sidebar only links to. */
  at?: number
  link: PageLink
  /** The last one is the page itself where the page is a category's own. */
  categories: SidebarCategory[]
}

const orders = new WeakMap<SidebarItem[], Order>()

/** Pages in reading order: a category's own page comes before those below it. Links beside them are not pages. */
export function flatten(items: SidebarItem[]): PageLink[] {
  return orderOf(items).links
}

/** The pages before and after one, in reading order. */
export function neighbours(items: SidebarItem[], path: string): { previous?: PageLink; next?: PageLink } {
  const { links, places } = orderOf(items)
  const place = places.get(path)
  if (place?.at === undefined) return {}
  const previous = links[place.at - 1]
  const next = links[place.at + 1]
  return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
}

/** The categories around a page, outermost first, then the page. Empty for a page that is not in the sidebar. */
export function trail(items: SidebarItem[], path: string): Breadcrumb[] {
  const place = orderOf(items).places.get(path)
  if (!place) return []
  const crumbs = place.categories.map(({ label, href, linked }) => (linked ? { label, href } : { label }))
  const own = place.categories.at(-1)
  return own?.linked && own.href === path ? crumbs : [...crumbs, place.link]
}

/**
 * The part of a sidebar that a page carries: the top level, the open path and its siblings.
 * Categories that are shown open in any case keep their items; all others lose them.
 */
export function slice(items: SidebarItem[], path: string): SidebarItem[] {
  return cut(items, new Set(orderOf(items).places.get(path)?.categories))
}

function cut(items: SidebarItem[], open: ReadonlySet<SidebarItem>): SidebarItem[] {
  return items.map((item) => {
    if (item.type !== 'category' || !item.items) return item
    const shown = open.has(item) || !item.collapsible || !item.collapsed
    return { ...item, items: shown ? cut(item.items, open) : null }
  })
}

function orderOf(items: SidebarItem[]): Order {
  const known = orders.get(items)
  if (known) return known
  const order: Order = { links: [], places: new Map() }
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
  const known = order.places.get(href)
  if (known?.at !== undefined || (known && !isPage)) return
  const link = { label, href }
  order.places.set(href, { link, categories, ...(isPage ? { at: order.links.length } : {}) })
  if (isPage) order.links.push(link)
}
