import { readStored, writeStored } from '../stores/storage'

const KEY = 'docs-recent-searches'
const MOST = 5
const LONGEST = 80

/** Queries that led somewhere, the last one first. */
export function recentSearches(): string[] {
  return parsed(readStored(KEY)).slice(0, MOST)
}

/** Keeps a query as the last one. */
export function rememberSearch(query: string): void {
  const text = query.trim()
  if (text === '' || text.length > LONGEST) return
  const others = recentSearches().filter((other) => other !== text)
  writeStored(KEY, JSON.stringify([text, ...others].slice(0, MOST)))
}

export function forgetSearches(): void {
  writeStored(KEY, null)
}

/** Anything can stand in storage. */
function parsed(stored: string | null): string[] {
  try {
    const list: unknown = JSON.parse(stored ?? '[]')
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
  } catch {
    return []
  }
}
