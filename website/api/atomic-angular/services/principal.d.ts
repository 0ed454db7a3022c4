import type { Principal } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Fetches the current user from the server.
 *
 * @deprecated From 11.14.0 on, use `PrincipalStore`.
 * @service
 */
export declare class PrincipalService {
  /** Requests the principal. Needs a signed-in user. */
  getPrincipal(): Observable<Principal>
}
