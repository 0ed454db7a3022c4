/**
 * Looks up the query name of the current tab in the routes. Needs an injection context.
 *
 * @returns the name, or `undefined`
 */
export declare function getCurrentQueryName(): string | undefined

/**
 * Returns the path of the active route, which is the current tab. Needs an injection context.
 *
 * @returns the path, or `undefined` if there is no route
 */
export declare function getCurrentPath(): string | undefined
