import type { AuditEvents, Query, Result } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Runs search queries.
 *
 * @service
 */
export declare class QueryService {
  /**
   * Runs one query. Its parameters are described below.
   *
   * @param q fields that complete or override the current query parameters
   * @param includeQueryParams whether the current query parameters are merged in
   * @param audit audit events to send along
   */
  search(q?: Partial<Query>, includeQueryParams?: boolean, audit?: AuditEvents): Observable<Result>
  /**
   * Runs several queries in parallel. Emits their results together; a later version documents the same order.
   *
   * @param q the queries, each with its `name`
   * @param audit audit events to send along
   */
  bulkSearch(q: Query[], audit?: AuditEvents): Observable<Result[]>
}
