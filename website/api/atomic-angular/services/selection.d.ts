import type { Article } from '@sinequa/atomic'

/**
 * Selects the current article, or none, and writes the selection to the address.
 *
 * @service
 */
export declare class SelectionService {
  /**
   * Makes an article the current one. `undefined` clears the selection. The query text belongs to the selection, unless `withQueryText` is `false`. Its default is `true`.
   *
   * @param article the article
   * @param withQueryText whether the query text belongs to the selection; `true` when left out
   */
  setCurrentArticle(article?: Article, withQueryText?: boolean): void
  /** Clears the current article and removes `id` from the address. */
  clearCurrentArticle(): void
}
