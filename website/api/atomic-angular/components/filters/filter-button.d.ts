import type { InputSignal } from '@angular/core'
import type { Placement } from './filters-bar'

/**
 * Shows one filter as a button that opens a dropdown with its aggregation.
 *
 * @component
 * @selector filter-button
 */
export declare class FilterButtonComponent {
  /**
   * Name of the filter. Filters that share a column differ by their name.
   *
   * @required
   */
  readonly name: InputSignal<string>
  /**
   * Index column of the filter.
   *
   * @required
   */
  readonly column: InputSignal<string>
  /**
   * Where the dropdown opens.
   *
   * @default 'bottom-start'
   */
  readonly position: InputSignal<Placement>
}
