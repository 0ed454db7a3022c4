import type { InputSignal, Signal } from '@angular/core'
import type { Article } from '@sinequa/atomic'

/**
 * Shows the place of a document in its tree as a path of clickable segments.
 *
 * @component
 * @selector document-locator
 */
export declare class DocumentLocatorComponent {
  /**
   * The document whose place is shown.
   *
   * @required
   */
  readonly article: InputSignal<Article>
  /**
   * Name of the aggregation that filters when a segment is clicked, such as `Treepath`.
   *
   * @required
   */
  readonly aggregation: InputSignal<string>

  /**
   * All segments, read from `treepath` of the article.
   *
   * @confidence medium
   */
  readonly locationSegments: Signal<string[]>
  /**
   * The segments that fit.
   *
   * @confidence medium
   */
  readonly visibleSegments: Signal<string[]>
  /**
   * The segments that do not fit.
   *
   * @confidence medium
   */
  readonly invisibleSegments: Signal<string[]>
}
