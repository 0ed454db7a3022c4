import type { InputSignal } from '@angular/core'

/** A side and an alignment. Only the documented values are listed. */
type Placement = 'bottom-start' | 'bottom-end' | (string & {})

/**
 * Shows one filter as a button that opens a dropdown with its aggregation.
 *
 * @component
 * @selector filter-button
 */
export declare class FilterButtonComponent {
  /**
   * Name of the filter. It tells apart filters that share a column.
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
