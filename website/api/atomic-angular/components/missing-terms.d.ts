import type { InputSignal, Signal } from '@angular/core'
import type { Article } from '@sinequa/atomic'

/**
 * Shows which searched terms a document does not contain, with links that make such a term mandatory.
 *
 * @component
 * @selector missing-terms
 */
export declare class MissingTermsComponent {
  /**
   * The document to check.
   *
   * @required
   */
  readonly article: InputSignal<Article>

  /** The missing terms, each with the query parameters of the search that its link starts. */
  readonly missingTerms: Signal<{ value: string; queryParams: { q: string } }[]>
}
