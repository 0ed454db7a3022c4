import type { InjectionToken, Signal, WritableSignal } from '@angular/core'
import type { RecentSearch } from '../stores/user-settings'

/**
 * The default settings of the recent searches. Only the documented keys are listed.
 */
export declare const RECENT_SEARCHES_OPTIONS: {
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
 * Lists the latest searches of the user, runs one again and removes one. Published descriptions disagree on its members.
 *
 * @component
 * @selector recent-searches
 * @confidence low
 */
export declare class RecentSearchesComponent {
  /**
   * How many searches are shown. A page has 5.
   *
   * @early
   * @default 5
   */
  readonly range: WritableSignal<number>
  /**
   * All recent searches, from `UserSettingsStore.recentSearches()`.
   *
   * @early
   */
  readonly recentSearches: Signal<RecentSearch[]>
  /**
   * The searches that are shown.
   *
   * @early
   */
  readonly paginatedRecentSearches: Signal<RecentSearch[]>
  /**
   * Whether some searches are not shown yet.
   *
   * @early
   */
  readonly hasMore: Signal<boolean>

  /**
   * Deletes the search at this position and shows a success message.
   *
   * @early
   */
  remove(index: number, e: Event): Promise<void>
  /**
   * Shows 5 more searches.
   *
   * @early
   */
  loadMore(e: Event): void
}
