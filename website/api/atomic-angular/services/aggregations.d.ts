import type { Aggregation, AuditEvents, Query, TreeAggregation, TreeAggregationNode } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Loads further items of an aggregation, beyond those that came with the result of a search.
 *
 * @service
 */
export declare class AggregationsService {
  /**
   * Fetches further items of `aggregation` and emits it with the added items. `query` is the current query, `audit` optional audit events.
   *
   * @param query the current query
   * @param aggregation the aggregation to extend
   * @param audit audit events to send along
   */
  loadMore(query: Partial<Query>, aggregation: Aggregation, audit?: AuditEvents): Observable<Aggregation>
  /**
   * Fetches the children of the node `item` and emits the tree with the children filled in.
   *
   * @param query the current query
   * @param aggregation the tree aggregation
   * @param item the node to open
   */
  open(
    query: Partial<Query>,
    aggregation: TreeAggregation,
    item: TreeAggregationNode,
  ): Observable<TreeAggregation>
}
