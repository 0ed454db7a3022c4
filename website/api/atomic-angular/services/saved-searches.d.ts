/** A saved search. */
export interface SavedSearch {
  /** The URL of the search. */
  url: string
  /** The time at which it was saved. */
  date: string
  /** The text shown for it. */
  display: string
}

/**
 * Reads, adds, replaces and deletes the saved searches of the user.
 *
 * @service
 */
export declare class SavedSearchesService {
  /** Returns all saved searches. Reads a signal, so a `computed` or an `effect` tracks it. */
  getSavedSearches(): SavedSearch[]
  /** Saves the current search. */
  saveSearch(): void
  /**
   * Replaces the whole list.
   *
   * @param savedSearches the new list
   */
  updateSavedSearches(savedSearches: SavedSearch[]): void
  /**
   * Deletes one saved search.
   *
   * @param index its position in the list
   */
  deleteSavedSearch(index: number): void
}
