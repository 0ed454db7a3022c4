import type { Query } from '@sinequa/atomic'

/**
 * Finds the name of the query in the data of the `search` route. Needs an injection context.
 *
 * @returns the name, or `undefined` if no route has one
 */
export declare function getQueryNameFromRoute(): string | undefined

/**
 * Builds a query from the current URL and the current route. Needs an injection context.
 *
 * @param query properties that override those of the URL and the route
 * @returns the query
 */
export declare function buildQuery(query?: Partial<Query>): Query
