import { readStored, writeStored } from '../../../kit/browser/storage'

const KEY = 'docs-recent-searches'
const MAX_SEARCHES = 5
const MAX_LENGTH = 80
const MAX_SELECTED = 100

/** Returns the most recent queries that led to a hit, the latest first. */
export function recentSearches(): string[] {
  return parse(readStored(KEY))
    .filter(({ length }) => length <= MAX_LENGTH)
    .slice(0, MAX_SEARCHES)
}

/** Stores a query as the latest one. */
export function rememberSearch(query: string): void {
  const text = query.trim()
  if (text === '' || text.length > MAX_LENGTH) return
  const others = recentSearches().filter((other) => other !== text)
  writeStored(KEY, JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)))
}

export function forgetSearches(): void {
  writeStored(KEY, null)
}

/** Storage may contain anything. */
function parse(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}

/** Returns the selected text, if it is a name or a few words on one line; otherwise an empty string. */
export function readSelection(): string {
  const text = String(getSelection() ?? '').trim()
  return text.length > MAX_SELECTED || text.includes('\n') ? '' : text
}
