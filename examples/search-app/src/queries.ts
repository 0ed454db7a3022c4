import { type Aggregation, fetchQuery, post, type Query, type Result } from '@sinequa/atomic'
import type { AppConfig } from './app-config'
import type { SearchState } from './location'

/** Two members that the library adds to each result, but its types omit. */
export type SearchResult = Result & { nextPage?: number; previousPage?: number }

// #region query
export function toQuery({ text, filters, page, sort }: SearchState, config: AppConfig): Query {
  return {
    name: config.queryName,
    text,
    page,
    pageSize: config.pageSize,
    ...(filters.length > 0 && { filters: { operator: 'and', filters } }),
    ...(sort !== undefined && { sort }),
  }
}

export function search(state: SearchState, config: AppConfig): Promise<SearchResult> {
  return fetchQuery(toQuery(state, config))
}
// #endregion

// #region load-more
export const FACET_SIZE = 10

/** Loads the next values of a facet, and whether there are more. `fetchAggregation` of 0.0.113 always rejects. */
export async function loadMore({ name }: Aggregation, query: Query, skip: number) {
  const aggregations = { [name]: { skip, count: FACET_SIZE } }
  const result = await post<Result>('api/v1/query', {
    query: { ...query, action: 'aggregate', aggregations },
  })
  const items = result.aggregations[0]?.items ?? []
  // If there are more, the server sends one more than the count.
  return { items: items.slice(0, FACET_SIZE), hasMore: items.length > FACET_SIZE }
}
// #endregion
