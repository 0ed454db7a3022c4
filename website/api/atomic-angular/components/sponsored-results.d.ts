import type { InputSignal, Signal } from '@angular/core'
import type { LinkResult } from '@sinequa/atomic'

/**
 * Shows the links that administrators promote for the current query.
 *
 * @component
 * @selector sponsored-results
 * @confidence medium
 */
export declare class SponsoredResultsComponent {
  /**
   * How many links are shown. Release 11.13.0.
   *
   * @newer
   * @default 3
   */
  readonly slice: InputSignal<number>
  /**
   * Whether the badge "PROMOTED" may appear. Release 11.13.0.
   *
   * @newer
   * @default true
   */
  readonly displayPromoted: InputSignal<boolean>

  /** The name of the sponsored links web service of the application: `sponsoredLinks` of the configuration in `AppStore`. */
  readonly sponsoredLinks: Signal<string>
  /** The links to show. `undefined` before the first answer, in early source. */
  readonly sponsoredResults: Signal<LinkResult[]>
}
