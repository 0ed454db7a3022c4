import { onStoredChange, readStored, writeStored } from './storage'

/** Storage key of the name of the version that the reader last chose. */
export const VERSION_KEY = 'docs-preferred-version-default'

const listeners = new Set<() => void>()

/** Returns the version that the reader last chose, by name; null if there is none, or if it is not in `names`. */
export function readPreferredVersion(names: readonly string[]): string | null {
  const stored = readStored(VERSION_KEY)
  return stored !== null && names.includes(stored) ? stored : null
}

/** Calls `listener` when another version is chosen, on this page or in another tab. */
export function subscribeToVersion(listener: () => void): () => void {
  const stop = onStoredChange(VERSION_KEY, listener)
  listeners.add(listener)
  return () => {
    stop()
    listeners.delete(listener)
  }
}

/**
 * Stores the version of every followed link with `data-version`, which keeps the query and hash of the address. A
 * stored name that is no longer in `names` is removed.
 * @returns a function that stops it.
 */
export function keepChosenVersion(names: readonly string[]): () => void {
  if (readPreferredVersion(names) === null && readStored(VERSION_KEY) !== null) writeStored(VERSION_KEY, null)
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null
    if (!link?.dataset.version) return
    link.search = location.search
    link.hash = location.hash
    writeStored(VERSION_KEY, link.dataset.version)
    for (const listener of listeners) listener()
  }
  // Before the router follows the link.
  document.addEventListener('click', keep, true)
  return () => document.removeEventListener('click', keep, true)
}
