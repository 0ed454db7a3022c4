import { setOfVersion } from '../../page/docs-set'
import { onStoredChange, readStored, writeStored } from './storage'

/** Storage key of the names of the versions that the reader last chose, one of each set of docs, with spaces between. */
export const VERSION_KEY = 'docs-preferred-version-default'

const listeners = new Set<() => void>()

/** Returns the versions that the reader last chose as they are stored, without those that are not in `names`; null for none. */
export function readPreferredVersions(names: readonly string[]): string | null {
  const stored = readStored(VERSION_KEY) ?? ''
  const known = stored.split(' ').filter((name) => names.includes(name))
  return known.join(' ') || null
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
  const known = readPreferredVersions(names)
  if (known !== readStored(VERSION_KEY)) writeStored(VERSION_KEY, known)
  const keep = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-version]') : null
    const { version } = link?.dataset ?? {}
    if (!link || !version) return
    link.search = location.search
    link.hash = location.hash
    const before = readPreferredVersions(names)?.split(' ') ?? []
    const others = before.filter((name) => setOfVersion(name) !== setOfVersion(version))
    writeStored(VERSION_KEY, [version, ...others].join(' '))
    for (const listener of listeners) listener()
  }
  // Before the router follows the link.
  document.addEventListener('click', keep, true)
  return () => document.removeEventListener('click', keep, true)
}
