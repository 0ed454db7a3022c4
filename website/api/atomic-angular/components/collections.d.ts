import type { InjectionToken, Signal, WritableSignal } from '@angular/core'
import type { Basket } from '../stores/user-settings'

/** Settings of the collections list. */
export interface CollectionsConfig {
  /**
   * How many collections a page has.
   *
   * @default 10
   */
  itemsPerPage: number
  /** Shows the "load more" button. Two documents give different defaults. */
  showLoadMore: boolean
  /**
   * Route of the collections page.
   *
   * @default '/collections'
   */
  routerLink: string
}

/**
 * Holds the settings of the collections list.
 *
 * @token
 */
export declare const COLLECTIONS_CONFIG: InjectionToken<CollectionsConfig>

/** The default settings of the collections list. */
export declare const COLLECTIONS_OPTIONS: CollectionsConfig

/**
 * Lists the collections of the user, searches in them and deletes them.
 *
 * @component
 * @selector collections
 */
export declare class CollectionsComponent {
  /** All collections of the user. */
  readonly collections: Signal<Basket[]>
  /** How many collections are shown. */
  readonly range: WritableSignal<number>
  /** The collections that are shown. */
  readonly paginatedCollections: Signal<Basket[]>
  /** Whether some collections are not shown yet. */
  readonly hasMore: Signal<boolean>

  /** Goes to the search page, restricted to a collection. */
  onClick(collection: Basket): void
  /** Deletes a collection. */
  onDelete(collection: Basket, index: number, event: Event): void
  /** Shows more collections. */
  loadMore(event: Event): void
}
