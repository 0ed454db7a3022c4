import { onStoredChange, readStored, writeStored } from 'docwright/kit/browser/storage'
import { onPageShown } from 'docwright/theme'
import { PARAMETER, RELEASES, STORAGE_KEY } from './known-releases'

const listeners = new Set<() => void>()

/** Returns the reader's release; an empty text for all of them. The document is marked before its first frame. */
export function chosenRelease(): string {
  return document.documentElement.dataset.release ?? ''
}

/** Shows what concerns a release, here and in other tabs of the browser, and remembers it. */
export function chooseRelease(release: string): void {
  mark(release)
  writeStored(STORAGE_KEY, release || null)
}

/** Calls `listener` when another release is chosen. */
export function subscribeToRelease(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function mark(release: string): void {
  const { dataset } = document.documentElement
  if (RELEASES.some((one) => one === release)) dataset.release = release
  else delete dataset.release
  for (const listener of listeners) listener()
}

/** Takes the release of a link into the reader's choice and out of the address, so that going back does not undo a later one. */
function followAddress(): void {
  const url = new URL(location.href)
  const linked = url.searchParams.get(PARAMETER)
  if (linked === null) return
  if (RELEASES.some((one) => one === linked)) chooseRelease(linked)
  url.searchParams.delete(PARAMETER)
  history.replaceState(history.state, '', url)
}

if (typeof document !== 'undefined') {
  onPageShown(followAddress)
  onStoredChange(STORAGE_KEY, () => mark(readStored(STORAGE_KEY) ?? ''))
}
