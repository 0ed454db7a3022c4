import type { Query, QueryIntentMatch } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Asks the server for the intents of a query and caches the results.
 *
 * @service
 */
export declare class QueryIntentService {
  /**
   * Analyzes the text of a query.
   *
   * @param query the query to analyze
   */
  getQueryIntent(query: Query): Observable<QueryIntentMatch[]>
}
