import type { EventEmitter, InputSignal } from '@angular/core'

/**
 * Shows one aggregation of the current result as a list or a tree, and filters by the ticked values.
 *
 * @component
 * @selector aggregation
 */
export declare class AggregationComponent {
  /** Name of the aggregation to show. */
  readonly name: InputSignal<string>
  /** Index column that feeds the aggregation. */
  readonly column: InputSignal<string>
  /**
   * `true` leaves out the header: legend with icon and title, clear and apply buttons. The search field and the values stay.
   *
   * @default false
   */
  readonly headless: InputSignal<boolean>
  /**
   * Whether there is a search field. `undefined` takes the value from the settings of the aggregation.
   *
   * @default undefined
   */
  readonly searchable: InputSignal<boolean | undefined>
  /**
   * Whether the number of applied filters is shown.
   *
   * @default false
   */
  readonly showCount: InputSignal<boolean>
  /** A value was ticked or unticked. What the emitted boolean stands for is not documented. */
  readonly onSelect: EventEmitter<boolean>

  /** Takes all filters of this aggregation out of the query. */
  clear(): void
  /** Filters the query by the ticked values. */
  apply(): void
  /** Fetches more values when the server has more. */
  loadMore(): void
  /** Marks the component as having a selection that waits to be applied. */
  select(): void
}
