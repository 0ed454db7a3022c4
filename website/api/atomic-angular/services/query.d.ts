import type { AuditEvents, Query, Result } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Runs search queries.
 *
 * @service
 */
export declare class QueryService {
  /**
   * Runs one query.
   *
   * @param q fields that complete or override the current query parameters
   * @param includeQueryParams `true` to merge in the current query parameters
   * @param audit audit events to send with the query
   */
  search(q?: Partial<Query>, includeQueryParams?: boolean, audit?: AuditEvents): Observable<Result>
  /**
   * Runs several queries in parallel and emits their results together.
   *
   * @param q the queries, each with its `name`
   * @param audit audit events to send with the query
   */
  bulkSearch(q: Query[], audit?: AuditEvents): Observable<Result[]>
}
