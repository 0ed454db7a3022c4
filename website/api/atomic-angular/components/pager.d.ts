import type { InputSignal, Signal } from '@angular/core'

/**
 * The paging state of a result. A `Result` has the same three fields.
 *
 * @early
 */
export interface PageConfiguration {
  /** The current page. The first page is 1. */
  page: number
  /** How many rows the result has in all. */
  rowCount: number
  /** How many rows a page has. */
  pageSize: number
}

/**
 * Leads to the previous and to the next page of the results.
 *
 * @component
 * @selector pager
 */
export declare class PagerComponent {
  /**
   * The paging state of the current result. Required in early source.
   *
   * @required
   */
  readonly configuration: InputSignal<PageConfiguration>

  /** The number of the current page. */
  readonly page: Signal<number>
  /** Whether the configuration leaves more pages. */
  readonly hasPages: Signal<boolean>

  /** Goes to the next page. */
  nextPage(): void
  /** Goes to the previous page. */
  previousPage(): void
}
