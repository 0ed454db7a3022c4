import type { StateSource } from '@ngrx/signals'

/** State of the selection store, as far as it is known from an early version of the source. */
export interface SelectionState {
  /**
   * The id of the selected article.
   *
   * @early
   */
  id?: string
  /**
   * The text that the preview of the article highlights and searches.
   *
   * @early
   */
  queryText?: string
  /**
   * What to show in the preview. Its `snippetId` names the passage to jump to.
   *
   * @early
   */
  previewHighlights?: { snippetId?: unknown }
}

declare const SelectedArticle: abstract new () => StateSource<SelectionState>

/**
 * Holds the selected article and the query text of its preview.
 *
 * @store
 */
export declare class SelectionStore extends SelectedArticle {
  /**
   * Merges properties into the state.
   *
   * @param newState only the properties to change
   */
  update(newState: Partial<SelectionState>): void
  /** Empties the state. */
  clear(): void
}
