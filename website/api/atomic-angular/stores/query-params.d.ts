import type { StateSource } from '@ngrx/signals'
import type { LegacyFilter, Query, QueryParams } from '@sinequa/atomic'

declare const QueryParamsState: abstract new () => StateSource<QueryParams>

/**
 * Holds the parameters of the current search: text, filters, tab, sort order, page and more.
 *
 * @store
 */
export declare class QueryParamsStore extends QueryParamsState {
  /**
   * Reads the search parameters of a URL and sets the state from them.
   *
   * @param url the URL, such as that of a saved search
   */
  setFromUrl(url: string): void
  /**
   * Merges parameters into the state and keeps all others.
   *
   * @param params the parameters to change
   */
  patch(params: Partial<QueryParams>): void

  /**
   * Appends a filter to the state.
   *
   * @param filter the filter
   */
  addFilter(filter: LegacyFilter): void
  /**
   * Replaces the filter of the same field. Adds it if there is none, and removes it if the new filter has no values.
   *
   * @param filter the new filter
   */
  updateFilter(filter: LegacyFilter): void
  /**
   * Removes the filter on a field.
   *
   * @param field the index column of the filter
   */
  removeFilter(field?: string): void
  /**
   * Removes the filter with a name.
   *
   * @param name the name of the filter
   */
  removeFilterByName(name?: string): void
  /** Removes all filters. */
  clearFilter(): void
  /** Removes the basket from the state. */
  clearBasket(): void

  /**
   * Returns the filter with this field or name and the number of its selected values, or `null`.
   *
   * @param fieldOrName the field or the name of the filter
   */
  getFilter(fieldOrName?: string): Partial<LegacyFilter & { count: number }> | null
  /** Builds a query from the current state. */
  getQuery(): Query
}
