import type { RouterEvent } from '@angular/router'
import type { Observable } from 'rxjs'

/**
 * Follows the navigation of the application.
 *
 * @service
 */
export declare class NavigationService {
  /** Emits each finished navigation. Only `NavigationEnd` events pass; a late subscriber gets the last one. */
  readonly navigationEnd$: Observable<RouterEvent>
  /** Emits the current tab by its name, which is read from the address. */
  readonly path$: Observable<string>
  /**
   * The address that the last navigation reached.
   *
   * @confidence medium
   */
  urlAfterNavigation: string
}
