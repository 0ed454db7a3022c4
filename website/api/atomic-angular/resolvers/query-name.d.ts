import type { ResolveFn } from '@angular/router'

/**
 * Gives a route the name of the default query.
 *
 * @resolver
 */
export declare const queryNameResolver: ResolveFn<string>
