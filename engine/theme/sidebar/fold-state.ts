import { cleanPath } from '../../page/site'
import type { SidebarCategory, SidebarItem } from '../../page/types'

/** Which categories a reader or a navigation has opened (true) or closed (false), by key. */
export type Folds = ReadonlyMap<string, boolean>

/**
 * Labels and first pages from the top down, which are the same whatever part of the sidebar a page contains. Neither is
 * unique by itself.
 */
export function categoryKey(parent: string, { label, href }: SidebarCategory): string {
  return `${parent}/${label} ${href}`
}

/** Returns the keys of all categories on one level. */
export function categoryKeys(items: readonly SidebarItem[], parent: string): string[] {
  return items.flatMap((item) => (item.type === 'category' ? [categoryKey(parent, item)] : []))
}

export function isOpen(category: SidebarCategory, key: string, folds: Folds): boolean {
  return !category.collapsible || (folds.get(key) ?? !category.collapsed)
}

/** Opens a closed category and closes an open one. Opening also closes `siblings`. */
export function toggle(folds: Folds, key: string, open: boolean, siblings: readonly string[]): Folds {
  const next = new Map(folds)
  if (open) for (const sibling of siblings) next.set(sibling, false)
  return next.set(key, open)
}

/** Opens all categories around the page at `path`, as the reader arrives there. */
export function enter(
  folds: Folds,
  items: readonly SidebarItem[],
  path: string,
  autoCollapse: boolean,
  parent = '',
): Folds {
  const category = items.find((item) => item.type === 'category' && holds(item, path))
  if (category?.type !== 'category') return folds
  const key = categoryKey(parent, category)
  const next = toggle(folds, key, true, autoCollapse ? categoryKeys(items, parent) : [])
  return enter(next, category.items ?? [], path, autoCollapse, key)
}

/** Opens the categories around the page at `path` that nobody has folded yet, as after an edit of their labels. */
export function openUntouched(folds: Folds, items: readonly SidebarItem[], path: string): Folds {
  const around = enter(new Map(), items, path, false)
  const isNew = [...around.keys()].some((key) => !folds.has(key))
  return isNew ? new Map([...around, ...folds]) : folds
}

/** True for the category's own page and any page below it. */
export function holds(category: SidebarCategory, path: string): boolean {
  if (category.linked && isAt(category.href, path)) return true
  return (category.items ?? []).some((item) => {
    if (item.type === 'html') return false
    return item.type === 'link' ? isAt(item.href, path) : holds(item, path)
  })
}

export function isAt(href: string, path: string): boolean {
  return cleanPath(href) === cleanPath(path)
}

/** Returns `next`, with items from `before` in categories that lack them. */
export function mergeItems(before: readonly SidebarItem[], next: readonly SidebarItem[]): SidebarItem[] {
  return next.map((item) => {
    if (item.type !== 'category') return item
    const key = categoryKey('', item)
    const old = before.find((other) => other.type === 'category' && categoryKey('', other) === key)
    if (old?.type !== 'category' || old.items === null) return item
    return { ...item, items: item.items ? mergeItems(old.items, item.items) : old.items }
  })
}
