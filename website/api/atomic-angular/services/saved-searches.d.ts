/** A saved search. */
export interface SavedSearch {
  /** The address of the search. */
  url: string
  /** When it was saved. */
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
  /** Returns all saved searches. Reads a signal, so an effect or a computed value tracks it. */
  getSavedSearches(): SavedSearch[]
  /** Saves the current search, as it finds it in the current state. */
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
