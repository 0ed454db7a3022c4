import type { CanActivateFn } from '@angular/router'

/**
 * Makes a guard that opens a route to signed-in users only, and sends everybody else to where they can sign in.
 *
 * @guard
 * @returns the guard, for the `canActivate` list of a route
 */
export declare function AuthGuard(): CanActivateFn
