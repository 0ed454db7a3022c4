import type { InjectionToken, Signal, WritableSignal } from '@angular/core'
import type { SavedSearch } from '../services/saved-searches'

/** Settings of the saved searches. */
export interface SavedSearchesConfig {
  /**
   * How many searches one page has. 10 in the library documentation of 2026, 5 in source of early 2025.
   *
   * @default 10
   */
  itemsPerPage: number
  /**
   * Shows the "load more" button.
   *
   * @default true
   */
  showLoadMore: boolean
  /**
   * Route of the saved searches page.
   *
   * @default '/saved-searches'
   */
  routerLink: string
}

/**
 * Holds the settings of the saved searches.
 *
 * @token
 */
export declare const SAVED_SEARCHES_CONFIG: InjectionToken<SavedSearchesConfig>

/** The default settings of the saved searches. */
export declare const SAVED_SEARCHES_OPTIONS: SavedSearchesConfig

/**
 * Lists the saved searches of the user, opens them and deletes them.
 *
 * @component
 * @selector saved-searches
 */
export declare class SavedSearchesComponent {
  /** All saved searches of the user. */
  readonly savedSearches: Signal<SavedSearch[]>
  /** How many searches the list shows now. */
  readonly range: WritableSignal<number>
  /** The searches that the list shows now. */
  readonly paginatedSearches: Signal<SavedSearch[]>
  /** Whether there are more searches than the list shows. */
  readonly hasMore: Signal<boolean>

  /** Goes to the results page of a saved search. */
  onClick(savedSearch: SavedSearch): void
  /** Deletes the saved search at this position. */
  onDelete(index: number, event: Event): void
  /** Shows more searches. */
  loadMore(event: Event): void
}
