import type { InputSignal, Signal } from '@angular/core'
import type { LinkResult } from '@sinequa/atomic'

/**
 * Shows the links that administrators promote for the current query.
 *
 * @component
 * @selector sponsored-results
 */
export declare class SponsoredResultsComponent {
  /**
   * The maximum number of links.
   *
   * @status from 11.13.0
   * @default 3
   */
  readonly slice: InputSignal<number>
  /**
   * Whether the badge "PROMOTED" may appear.
   *
   * @status from 11.13.0
   * @default true
   */
  readonly displayPromoted: InputSignal<boolean>

  /** The name of the sponsored links web service of the application: `sponsoredLinks` of the configuration in `AppStore`. */
  readonly sponsoredLinks: Signal<string>
  /** The links to show. */
  readonly sponsoredResults: Signal<LinkResult[]>
}
