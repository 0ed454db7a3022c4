import type { InjectionToken, Signal, WritableSignal } from '@angular/core'
import type { RecentSearch } from '../stores/user-settings'

/** The default settings of the recent searches. */
export declare const RECENT_SEARCHES_OPTIONS: {
  /**
   * How many searches one page has.
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
   * Route of the recent searches page.
   *
   * @default '/recent-searches'
   */
  routerLink: string
}

/**
 * Holds the settings of the recent searches.
 *
 * @token
 */
export declare const RECENT_SEARCHES_CONFIG: InjectionToken<typeof RECENT_SEARCHES_OPTIONS>

/**
 * Lists the latest searches of the user, runs one again and removes one.
 *
 * @component
 * @selector recent-searches
 */
export declare class RecentSearchesComponent {
  /** How many searches the list shows now. */
  readonly range: WritableSignal<number>
  /** All recent searches, from `UserSettingsStore.recentSearches()`. */
  readonly recentSearches: Signal<RecentSearch[]>
  /** The searches that the list shows now. */
  readonly paginatedRecentSearches: Signal<RecentSearch[]>
  /** Whether there are more searches than the list shows. */
  readonly hasMore: Signal<boolean>

  /** Deletes the search at this position and shows a success message. */
  remove(index: number, e: Event): Promise<void>
  /** Shows more searches. */
  loadMore(e: Event): void
}
