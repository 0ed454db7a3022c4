import type { Article } from '@sinequa/atomic'

/**
 * Selects the current article, or none, and writes the selection to the URL.
 *
 * @service
 */
export declare class SelectionService {
  /**
   * Makes an article the current one. `undefined` clears the selection.
   *
   * @param article the article
   * @param withQueryText `true` (the default) to store the query text with the selection
   */
  setCurrentArticle(article?: Article, withQueryText?: boolean): void
  /** Clears the current article and removes `id` from the URL. */
  clearCurrentArticle(): void
}
