import type { Article } from '@sinequa/atomic'

/**
 * Sets and clears the current article and keeps the address in step.
 *
 * @service
 */
export declare class SelectionService {
  /**
   * Makes an article the current one. `undefined` clears the selection. `withQueryText`, by default `true`, also stores the current query text with the selection.
   *
   * @param article the article
   * @param withQueryText also store the current query text with the selection; `true` when left out
   */
  setCurrentArticle(article?: Article, withQueryText?: boolean): void
  /** Clears the current article and removes `id` from the address. */
  clearCurrentArticle(): void
}
