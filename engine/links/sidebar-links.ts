import type { SidebarItem } from '../page/types'
import { type HtmlLinks, htmlLinks } from './html-links'

export type LayoutLinks = Omit<HtmlLinks, 'ids' | 'repeated'>

/** Returns the links of a whole sidebar. A document has those of its open categories alone. */
export function sidebarLinks(items: readonly SidebarItem[]): LayoutLinks {
  const all = items.flatMap(linksOf)
  return {
    links: all.flatMap(({ links }) => links),
    loads: all.flatMap(({ loads }) => loads),
    frames: all.flatMap(({ frames }) => frames),
    refused: all.flatMap(({ refused }) => refused),
  }
}

function linksOf(item: SidebarItem): LayoutLinks[] {
  if (item.type === 'html') return [htmlLinks(item.html)]
  const own = { links: [item.href], loads: [], frames: [], refused: [] }
  return item.type === 'category' ? [own, sidebarLinks(item.items ?? [])] : [own]
}
