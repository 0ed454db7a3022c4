import type { CanActivateFn } from '@angular/router'

/**
 * Makes a guard that lets signed-in users into a route and sends the others to where they can sign in.
 *
 * @guard
 * @returns the guard, for the `canActivate` list of a route
 */
export declare function AuthGuard(): CanActivateFn
