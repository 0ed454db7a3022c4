import type { EventEmitter, InputSignal } from '@angular/core'
import type { CCSortingChoice, Result } from '@sinequa/atomic'
import type { Placement } from './filters/filters-bar'

/** A sort order that the user can choose: the fields of `CCSortingChoice`, and one more. */
export interface SortingChoice extends CCSortingChoice {
  /** Whether the order-by clause contains `desc`. */
  $isDesc?: boolean
}

/**
 * A menu of the sort orders of the current query, which emits the one that the user picks.
 *
 * @component
 * @selector sort-selector
 */
export declare class SortSelectorComponent {
  /**
   * The current result, with the name of the query and the current sort order.
   *
   * @required
   */
  readonly result: InputSignal<Result>
  /**
   * Where the menu opens.
   *
   * @default 'bottom-start'
   */
  readonly position: InputSignal<Placement>

  /** The user chose a sort order. */
  readonly onSort: EventEmitter<SortingChoice>
}
