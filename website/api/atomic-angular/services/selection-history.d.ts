import type { Article } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Remembers the selected articles and goes back to the previous one.
 *
 * @service
 */
export declare class SelectionHistoryService {
  /** Returns the index of the current article, the last of the history. */
  getCurrentSelectionIndex(): number
  /**
   * Returns the article at a position, or `undefined` outside the bounds.
   *
   * @param index the position, from 0
   */
  getSelection(index: number): Article | undefined
  /** Returns the number of entries. */
  getHistoryLength(): number
  /** Empties the history and clears the current article. */
  clearHistory(): void
  /** Removes the current entry and returns the previous one, or `undefined` if there is none. */
  back(): Article | undefined
  /**
   * Emits `'new'` when an article is added and `'back'` after `back()`.
   *
   * @status up to 0.1
   */
  readonly selectionHistoryEvent: Observable<'back' | 'new'>
}
