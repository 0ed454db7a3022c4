import type { InjectionToken, Signal, WritableSignal } from '@angular/core'
import type { Basket } from '../stores/user-settings'

/** Settings of the collections list. */
export interface CollectionsConfig {
  /**
   * How many collections one page has.
   *
   * @default 10
   */
  itemsPerPage: number
  /**
   * Shows the "load more" button.
   *
   * @default false
   */
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
  /** How many collections the list shows now. */
  readonly range: WritableSignal<number>
  /** The collections that the list shows now. */
  readonly paginatedCollections: Signal<Basket[]>
  /** Whether there are more collections than the list shows. */
  readonly hasMore: Signal<boolean>

  /** Goes to the search page, restricted to a collection. */
  onClick(collection: Basket): void
  /** Deletes a collection. */
  onDelete(collection: Basket, index: number, event: Event): void
  /** Shows more collections. */
  loadMore(event: Event): void
}
