import type { Principal } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Fetches the current user from the server.
 *
 * @service
 */
export declare class PrincipalService {
  /** Requests the principal. Needs a signed-in user. */
  getPrincipal(): Observable<Principal>
}
