import type { StateSource } from '@ngrx/signals'
import type { Article } from '@sinequa/atomic'

/** State of the selection store. */
export interface SelectionState {
  /** The selected article. */
  article?: Article
  /** The id of the selected article. */
  id?: string
  /** The text that the preview of the article highlights and searches. */
  queryText?: string
  /** The highlights to show in the preview. `snippetId` names the passage to jump to. */
  previewHighlights?: { highlights?: unknown; snippetId?: unknown }
  /**
   * The articles of a multiple selection.
   *
   * @status from 11.13.0
   */
  multiSelection?: Article[]
  /**
   * The ids of the documents to attach to an assistant.
   *
   * @status from 11.13.0
   */
  assistantIdsToAttach?: string[]
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
