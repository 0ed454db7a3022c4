import type { Aggregation, AuditEvents, Query, TreeAggregation, TreeAggregationNode } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Loads more items of an aggregation than came with the search result.
 *
 * @service
 */
export declare class AggregationsService {
  /**
   * Fetches more items of an aggregation and emits the aggregation with the added items.
   *
   * @param query the current query
   * @param aggregation the aggregation to extend
   * @param audit audit events to send with the request
   */
  loadMore(query: Partial<Query>, aggregation: Aggregation, audit?: AuditEvents): Observable<Aggregation>
  /**
   * Fetches the children of a node and emits the tree with these children.
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
