import type { KeyPath } from '../../config/key-lines'
import type {
  NormalCategory,
  NormalItem,
  SidebarCategoryConfig,
  SidebarItemConfig,
  SidebarItemsConfig,
} from './config'

/** Second step: short forms become long ones, and every item knows its place. */
export function normalizeItems(items: SidebarItemsConfig, at: KeyPath): NormalItem[] {
  if (Array.isArray(items)) return items.flatMap((item, index) => normalizeItem(item, [...at, index]))
  return Object.entries(items).map(([label, below]) => ({
    ...category({ type: 'category', label, items: [] }, [...at, label]),
    items: normalizeItems(below, [...at, label]),
  }))
}

function normalizeItem(item: SidebarItemConfig, at: KeyPath): NormalItem[] {
  if (typeof item === 'string') return [{ type: 'doc', id: item, at }]
  if (!isTyped(item)) return normalizeItems(item, at)
  return [item.type === 'category' ? category(item, at) : { ...item, at }]
}

function category(config: SidebarCategoryConfig, at: KeyPath): NormalCategory {
  const { label, link, description, className, collapsible = true, collapsed = true } = config
  return {
    type: 'category',
    label,
    ...(link ? { link } : {}),
    ...(description === undefined ? {} : { description }),
    ...(className === undefined ? {} : { className }),
    collapsible,
    collapsed: collapsible && collapsed,
    items: normalizeItems(config.items, [...at, 'items']),
    at,
  }
}

function isTyped(item: Exclude<SidebarItemConfig, string>): item is Exclude<typeof item, SidebarItemsConfig> {
  return typeof item.type === 'string'
}
