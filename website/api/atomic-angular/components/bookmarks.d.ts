import type { InjectionToken, Signal, WritableSignal } from '@angular/core'
import type { Bookmark } from '../stores/user-settings'

/** Settings of the bookmarks list. */
export interface BookmarksConfig {
  /**
   * How many bookmarks the list shows at first, and how many each "load more" adds.
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
   * Route of the bookmarks page.
   *
   * @default '/bookmarks'
   */
  routerLink: string
}

/**
 * Holds the settings of the bookmarks list.
 *
 * @token
 */
export declare const BOOKMARKS_CONFIG: InjectionToken<BookmarksConfig>

/** The default settings of the bookmarks list. */
export declare const BOOKMARKS_OPTIONS: BookmarksConfig

/**
 * Lists the bookmarks of the user, opens them and removes them.
 *
 * @component
 * @selector bookmarks
 */
export declare class BookmarksComponent {
  /** All bookmarks of the user. */
  readonly bookmarks: Signal<Bookmark[]>
  /**
   * How many bookmarks the list shows now.
   *
   * @default 10
   */
  readonly range: WritableSignal<number>
  /** The first `range` bookmarks, which the list shows now. */
  readonly paginatedBookmarks: Signal<Bookmark[]>
  /** Whether there are more bookmarks than the list shows. */
  readonly hasMore: Signal<boolean>

  /** Shows the document of a bookmark in the preview drawer. */
  onClick(bookmark: Bookmark): void
  /** Removes a bookmark. */
  onDelete(bookmark: Bookmark, event: Event): void
  /** Enlarges `range` to show more bookmarks. */
  loadMore(): void
}
