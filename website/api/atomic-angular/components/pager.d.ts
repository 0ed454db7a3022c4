import type { InputSignal, Signal } from '@angular/core'

/** The paging state of a result. A `Result` has the same three fields. */
export interface PageConfiguration {
  /** The current page. The first page is 1. */
  page: number
  /** The total number of rows. */
  rowCount: number
  /** The number of rows on a page. */
  pageSize: number
}

/**
 * Buttons for the previous and the next page of the results.
 *
 * @deprecated From 11.13.0 on, use an infinite query of TanStack Query.
 * @component
 * @selector pager
 */
export declare class PagerComponent {
  /**
   * The paging state of the current result.
   *
   * @required
   */
  readonly configuration: InputSignal<PageConfiguration>

  /** The number of the current page. */
  readonly page: Signal<number>
  /** Whether there is a next page. */
  readonly hasPages: Signal<boolean>

  /** Goes to the next page. */
  nextPage(): void
  /** Goes to the previous page. */
  previousPage(): void
}
