/**
 * A drawer with advanced filters: search in individual fields, and filter fields with suggestions.
 *
 * @component
 * @selector advanced-filters
 */
export declare class AdvancedFiltersComponent {
  /**
   * Adds a value to a filter.
   *
   * @param item the value
   * @param filter the filter
   */
  addItem(item: unknown, filter: unknown): void
  /**
   * Removes a value from a filter.
   *
   * @param item the value
   * @param filter the filter
   */
  removeItem(item: unknown, filter: unknown): void
  /** Applies all filters and updates the query. */
  onSearch(): void
}
