import {
  getQueryParamsFromUrl,
  getUrlParamsFromQueryParams,
  type LegacyFilter,
} from '@sinequa/atomic'
import { useMemo, useSyncExternalStore } from 'react'

/** Everything that a link to a search restores. */
export interface SearchState {
  text: string
  filters: LegacyFilter[]
  /** The first page is 1. */
  page: number
  sort?: string | undefined
  /** The document whose preview is open. */
  id?: string | undefined
}

// #region read-url
export function readState(url: string): SearchState {
  const { text = '', filters = [], page = 1, sort } = paramsOf(url) ?? {}
  const id = new URL(url).searchParams.get('id') ?? undefined
  return { text, filters, page: page >= 1 ? page : 1, sort, id }
}

/**
 * A link that somebody has truncated opens the first page of a search
 * instead of an error.
 */
function paramsOf(url: string) {
  try {
    return getQueryParamsFromUrl(url)
  } catch {
    return undefined
  }
}
// #endregion

// #region write-url
/** Returns a query string with its question mark. */
export function writeState({
  text,
  filters,
  page,
  sort,
  id,
}: SearchState): string {
  const params = new URLSearchParams(
    getUrlParamsFromQueryParams({
      text,
      ...(filters.length > 0 && { filters: escapePercent(filters) }),
      ...(page > 1 && { page }),
      ...(sort !== undefined && { sort }),
    }),
  )
  if (id !== undefined) params.set('id', id)
  return `?${params}`
}

/**
 * The library decodes filters twice when it reads them, so a percent sign
 * must be encoded once more.
 */
function escapePercent(filters: LegacyFilter[]): LegacyFilter[] {
  return JSON.parse(JSON.stringify(filters).replaceAll('%', '%25'))
}
// #endregion

// #region navigate
const NAVIGATED = 'search-app:navigated'

export function navigate(state: SearchState): void {
  history.pushState(null, '', writeState(state))
  dispatchEvent(new Event(NAVIGATED))
}

function replace(state: SearchState, mark: unknown): void {
  history.replaceState(mark, '', writeState(state))
  dispatchEvent(new Event(NAVIGATED))
}

/** Marks the entries of the history that have a search before them. */
const OPENED_HERE = 'opened here'

/**
 * The first preview is an entry of the history, which the next ones
 * replace.
 */
export function openPreview(state: SearchState, id: string): void {
  const next = { ...state, id }
  if (state.id === undefined) history.pushState(OPENED_HERE, '')
  replace(next, history.state)
}

/**
 * Goes back to the entry before the preview, so that neither Back nor
 * Forward opens it again.
 */
export function closePreview(state: SearchState): void {
  const { state: mark } = history
  replace({ ...state, id: undefined }, null)
  if (mark === OPENED_HERE) history.back()
}

function subscribe(listener: () => void): () => void {
  const events = ['popstate', NAVIGATED]
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

/** Returns the search in the address bar. */
export function useSearchState(): SearchState {
  const url = useSyncExternalStore(subscribe, () => location.href)
  return useMemo(() => readState(url), [url])
}
// #endregion
