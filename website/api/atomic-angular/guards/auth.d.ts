import type { CanActivateFn } from '@angular/router'

/**
 * Creates a guard that opens a route only to signed-in users and sends everybody else to sign in.
 *
 * @guard
 * @returns the guard for the `canActivate` list of a route
 */
export declare function AuthGuard(): CanActivateFn
