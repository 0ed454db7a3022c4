import type { EventEmitter, InputSignal } from '@angular/core'

/**
 * Shows one aggregation of the current result as a list or a tree, and filters by the ticked values.
 *
 * @component
 * @selector aggregation
 */
export declare class AggregationComponent {
  /** Name of the aggregation. */
  readonly name: InputSignal<string>
  /** Index column that feeds the aggregation. Counts when no aggregation has the name. */
  readonly column: InputSignal<string>
  /**
   * `true` hides the header: the legend with icon and title, and the buttons to clear and apply. The search field and the values stay.
   *
   * @default false
   */
  readonly headless: InputSignal<boolean>
  /**
   * Shows a search field. `undefined` takes the value from the settings of the aggregation.
   *
   * @default undefined
   */
  readonly searchable: InputSignal<boolean | undefined>
  /**
   * Shows the number of applied filters.
   *
   * @default false
   */
  readonly showCount: InputSignal<boolean>
  /** The user ticked or unticked a value. */
  readonly onSelect: EventEmitter<boolean>

  /** Removes all filters of this aggregation from the query. */
  clear(): void
  /** Filters the query by the ticked values. */
  apply(): void
  /** Fetches more values when the server has more. */
  loadMore(): void
  /** Marks the component as having a selection that waits to be applied. */
  select(): void
}
