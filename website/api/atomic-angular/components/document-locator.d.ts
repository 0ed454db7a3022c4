import type { InputSignal, Signal } from '@angular/core'
import type { Article } from '@sinequa/atomic'

/**
 * Shows the path of a document in its tree as clickable segments.
 *
 * @component
 * @selector document-locator
 */
export declare class DocumentLocatorComponent {
  /**
   * The document whose path is shown.
   *
   * @required
   */
  readonly article: InputSignal<Article>
  /**
   * Name of the aggregation that a click on a segment filters, such as `Treepath`.
   *
   * @required
   */
  readonly aggregation: InputSignal<string>

  /** All segments, read from `treepath` of the article. */
  readonly locationSegments: Signal<string[]>
  /** The segments that fit. */
  readonly visibleSegments: Signal<string[]>
  /** The segments that do not fit. */
  readonly invisibleSegments: Signal<string[]>
}
