import type { SidebarItem } from '../../page/types'
import { fetchFile } from '../fetch-file'
import { loadOnce } from '../load-once'
import { writeStored } from './storage'

const listeners = new Set<() => void>()
const loading = loadOnce(fetchSidebar)
const loaded = new Map<string, SidebarItem[]>()

/**
 * Loads a whole sidebar once; later calls share the request and its result.
 * @param source Path of its JSON, `{ items: SidebarItem[] }`.
 * @throws Error if it cannot be loaded; the next call tries again.
 */
export function loadSidebar(source: string): Promise<SidebarItem[]> {
  return loading.get(source)
}

/** Returns the whole sidebar if it is already loaded. */
export function findSidebar(source: string): SidebarItem[] | undefined {
  return loaded.get(source)
}

/** Loads all loaded sidebars again after an edit. Until then, each stays as it was. */
export function reloadSidebars(): void {
  loading.forget()
  for (const source of loaded.keys()) loadSidebar(source).catch(() => drop(source))
}

function drop(source: string): void {
  loaded.delete(source)
  for (const listener of listeners) listener()
}

export function subscribeToSidebars(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function fetchSidebar(source: string): Promise<SidebarItem[]> {
  const response = await fetchFile(source)
  const { items }: { items: SidebarItem[] } = await response.json()
  loaded.set(source, items)
  for (const listener of listeners) listener()
  return items
}

/** Attribute of `<html>`. */
export const SIDEBAR_HIDDEN = 'data-sidebar-hidden'

export const SIDEBAR_HIDDEN_KEY = 'docs-sidebar-hidden'

/**
 * Hides or shows the docs sidebar, here and on later visits. An attribute of `<html>` rather than component state, so
 * that the first frame is right before any script of ours has loaded.
 */
export function setSidebarHidden(hidden: boolean): void {
  document.documentElement.toggleAttribute(SIDEBAR_HIDDEN, hidden)
  writeStored(SIDEBAR_HIDDEN_KEY, hidden ? 'true' : null)
}
