import type { CanActivateFn } from '@angular/router'

/**
 * Creates a guard that keeps a route closed until the data of the application is loaded.
 *
 * @guard
 * @returns the guard for the `canActivate` list of a route
 */
export declare function InitializationGuard(): CanActivateFn
