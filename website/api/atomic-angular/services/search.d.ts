import type { AuditEvents, Query, Result } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/** Options of a search by navigation. */
export interface SearchOptions {
  /**
   * Keeps the existing filters in the new URL.
   *
   * @default true
   */
  appendFilters?: boolean
  /** Audit events for the following search. Until then, they are in the navigation state. */
  audit?: AuditEvents
}

/**
 * Starts searches by navigation, fetches results and changes the page.
 *
 * @service
 * @deprecated From 11.13.0 on, use `QueryService` with `QueryParamsStore`.
 */
export declare class SearchService {
  /**
   * Navigates with the router commands. The query parameters come from the current state.
   *
   * @param commands router commands; `[]` stays on the current route
   * @param options `{ appendFilters: true }` by default
   */
  search(commands: string[], options?: SearchOptions): void
  /**
   * Runs a query. Emits an empty object typed as `Result` if it fails.
   *
   * @param q the query
   */
  getResult(q: Partial<Query>): Observable<Result>
  /**
   * Goes to a page of the results.
   *
   * @param page the number of the page
   */
  gotoPage(page: number): void
}
