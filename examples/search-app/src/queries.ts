import {
  type Aggregation,
  type AggregationItem,
  fetchPreview,
  fetchPrincipal,
  globalConfig,
  type PreviewData,
  post,
  type Query,
  type Result,
  type Suggestion,
} from '@sinequa/atomic'
import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
} from '@tanstack/react-query'
import { type AppConfig, loadAppConfig } from './app-config'
import type { SearchState } from './location'

export const configOptions = queryOptions({
  queryKey: ['config'],
  queryFn: loadAppConfig,
  staleTime: Infinity,
})

export const userOptions = queryOptions({
  queryKey: ['user'],
  queryFn: fetchPrincipal,
  staleTime: Infinity,
})

// #region query
export function toQuery(
  { text, filters, page, sort }: SearchState,
  config: AppConfig,
): Query {
  return {
    name: config.queryName,
    text,
    page,
    pageSize: config.pageSize,
    ...(filters.length > 0 && { filters: { operator: 'and', filters } }),
    ...(sort !== undefined && { sort }),
  }
}

/**
 * Sends what `fetchQuery` sends, with a signal: a search that nobody waits
 * for any more is aborted.
 */
export function searchOptions(state: SearchState, config: AppConfig) {
  const query = toQuery(state, config)
  return queryOptions({
    queryKey: ['search', query],
    queryFn: ({ signal }) =>
      post<Result>('api/v1/query', { query }, { signal }),
    // The page keeps the last result while the next one loads, so that it
    // does not flicker.
    placeholderData: keepPreviousData,
  })
}
// #endregion

// #region facets
const FACET_SIZE = 10

export interface FacetValues {
  items: AggregationItem[]
  hasMore: boolean
}

/**
 * If there are more values, the server sends one more than a facet shows.
 */
export function facetValues(aggregation?: Aggregation): FacetValues {
  const items = aggregation?.items ?? []
  return {
    items: items.slice(0, FACET_SIZE),
    hasMore: items.length > FACET_SIZE,
  }
}

/**
 * The values of a facet after those that came with the search.
 * `fetchAggregation` of 0.0.113 always rejects.
 */
export function moreValuesOptions({ name }: Aggregation, query: Query) {
  return infiniteQueryOptions({
    queryKey: ['facet', name, query],
    queryFn: async ({ pageParam: skip, signal }) => {
      const aggregations = { [name]: { skip, count: FACET_SIZE } }
      const body = {
        query: { ...query, action: 'aggregate', aggregations },
      }
      const result = await post<Result>('api/v1/query', body, { signal })
      return facetValues(result.aggregations[0])
    },
    initialPageParam: FACET_SIZE,
    getNextPageParam: (last, _, skipped) =>
      last.hasMore ? skipped + FACET_SIZE : undefined,
    // Only "Show more" loads them.
    enabled: false,
  })
}
// #endregion

// #region suggestions
const PAUSE = 150
const MAX_SUGGESTIONS = 8

/**
 * Waits for a pause in typing: the next text aborts the wait, or the
 * request.
 */
export function suggestionsOptions(suggestQuery: string, text: string) {
  return queryOptions({
    queryKey: ['suggestions', suggestQuery, text],
    queryFn: async ({ signal }) => {
      await pause(PAUSE, signal)
      const body = { suggestQuery, text }
      const { suggests } = await post<{ suggests?: Suggestion[] }>(
        'api/v1/search.suggest',
        body,
        { signal },
      )
      return [...new Set(suggests?.map(({ display }) => display))].slice(
        0,
        MAX_SUGGESTIONS,
      )
    },
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  })
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
// #endregion

// #region preview
export interface DocumentPreview extends PreviewData {
  /** URL of the document's page, for an `iframe`. */
  contentUrl: string
}

/** A document as HTML, with the words of the search marked. */
export function previewOptions(id: string, query: Query) {
  return queryOptions({
    queryKey: ['preview', id, query.text],
    queryFn: async (): Promise<DocumentPreview> => {
      const preview = await fetchPreview(id, query)
      // The server returns a path. `fetchPreviewUrl` of 0.0.113 returns no
      // content: the frame loads it itself.
      const { href: contentUrl } = new URL(
        preview.documentCachedContentUrl,
        globalConfig.backendUrl,
      )
      return { ...preview, contentUrl }
    },
  })
}
// #endregion
