import type { Router } from '@angular/router'

/**
 * Checks the authentication at start-up and sends the user to the sign-in page if needed.
 *
 * @confidence medium
 * @param router the router of the application
 */
export declare function signIn(router: Router): Promise<unknown> | void
