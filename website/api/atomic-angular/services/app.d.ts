import type { CCApp } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Fetches the configuration of the application.
 *
 * @deprecated After 11.14, use `AppStore`.
 * @service
 */
export declare class AppService {
  /** Requests the configuration with one HTTP GET. Completes without a value if the request fails. */
  getApp(): Observable<CCApp>
}
