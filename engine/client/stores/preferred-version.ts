import { onStoredChange, readStored, writeStored } from './storage'

/** Where the version that a reader chose last is stored, by its name. */
export const VERSION_KEY = 'docs-preferred-version-default'

const listeners = new Set<() => void>()

/** Returns the name of the version that the reader chose last; null if there is none, or none of `names`. */
export function preferredVersion(names: readonly string[]): string | null {
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
 * Stores the version of every link with `data-version` when it is followed; the link takes along what
 * the address has after the path. A name that is stored and is none of `names` any more is removed.
 * @returns a function that stops it.
 */
export function keepChosenVersion(names: readonly string[]): () => void {
  if (preferredVersion(names) === null && readStored(VERSION_KEY) !== null) writeStored(VERSION_KEY, null)
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
