import type { SidebarItem } from '../page/types'
import { askOnce } from './ask-once'

const listeners = new Set<() => void>()
const loading = askOnce(fetchSidebar)
const loaded = new Map<string, SidebarItem[]>()

/**
 * Fetches a whole sidebar, once: later calls share the request and its result.
 * @param source path of its JSON, `{ items: SidebarItem[] }`
 * @throws Error where it cannot be fetched; the next call tries again.
 */
export function loadSidebar(source: string): Promise<SidebarItem[]> {
  return loading.get(source)
}

/** The whole sidebar, where it has been loaded. */
export function loadedSidebar(source: string): SidebarItem[] | undefined {
  return loaded.get(source)
}

/** Drops every sidebar that was loaded: what they were made of has changed. */
export function forgetSidebars(): void {
  loading.forget()
  loaded.clear()
  for (const listener of listeners) listener()
}

export function subscribeToSidebars(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function fetchSidebar(source: string): Promise<SidebarItem[]> {
  const response = await fetch(source)
  if (!response.ok) throw new Error(`${source} answered ${response.status}.`)
  const { items }: { items: SidebarItem[] } = await response.json()
  loaded.set(source, items)
  for (const listener of listeners) listener()
  return items
}
