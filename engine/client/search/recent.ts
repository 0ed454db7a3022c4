import { readStored, writeStored } from '../stores/storage'

const KEY = 'docs-recent-searches'
const MAX_SEARCHES = 5
const MAX_LENGTH = 80
const MAX_SELECTED = 100

/** Queries that led somewhere, the last one first. */
export function recentSearches(): string[] {
  return parsed(readStored(KEY)).slice(0, MAX_SEARCHES)
}

/** Keeps a query as the last one. */
export function rememberSearch(query: string): void {
  const text = query.trim()
  if (text === '' || text.length > MAX_LENGTH) return
  const others = recentSearches().filter((other) => other !== text)
  writeStored(KEY, JSON.stringify([text, ...others].slice(0, MAX_SEARCHES)))
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

/** What a reader has selected on the page, as a query: a name or a few words of one line, else nothing. */
export function selectedText(): string {
  const text = String(getSelection() ?? '').trim()
  return text.length > MAX_SELECTED || text.includes('\n') ? '' : text
}
