import type { RouterEvent } from '@angular/router'
import type { Observable } from 'rxjs'

/**
 * Follows the navigation of the application.
 *
 * @service
 */
export declare class NavigationService {
  /** Emits each finished navigation. Only `NavigationEnd` events pass. A late subscriber gets the last one. */
  readonly navigationEnd$: Observable<RouterEvent>
  /** Emits the name of the current tab, read from the URL. */
  readonly path$: Observable<string>
  /** The URL after the last navigation. */
  urlAfterNavigation: string | null
}
