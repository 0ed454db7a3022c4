import type { EventEmitter, InjectionToken, InputSignal } from '@angular/core'
import type { Aggregation } from '@sinequa/atomic'

/** The side and the alignment of a dropdown. Only the documented values are listed. */
export type Placement = 'bottom-start' | 'bottom-end' | (string & {})

/**
 * How many filters the bar shows before the rest moves to the "More" button. Sets the default of `filtersCount`.
 *
 * @token
 */
export declare const FILTERS_BREAKPOINT: InjectionToken<number>

/**
 * Shows the filters as a row or column of buttons, with buttons to clear them and a "More" button for the rest.
 *
 * @component
 * @selector filters-bar
 */
export declare class FiltersBarComponent {
  /**
   * Layout of the buttons.
   *
   * @default 'horizontal'
   */
  readonly direction: InputSignal<'horizontal' | 'vertical'>
  /**
   * Where the dropdowns of the filters open.
   *
   * @default 'bottom-start'
   */
  readonly position: InputSignal<Placement>
  /**
   * Names of the only filters to show. An empty list restricts nothing.
   *
   * @newer
   * @default []
   */
  readonly includeFilters: InputSignal<string[]>
  /**
   * Names of filters to leave out.
   *
   * @default []
   */
  readonly excludeFilters: InputSignal<string[]>
  /**
   * Aggregations to show in the bar.
   *
   * @newer
   * @default undefined
   */
  readonly aggregations: InputSignal<Aggregation[] | undefined>
  /**
   * How many filters are shown before the overflow. `FILTERS_BREAKPOINT` changes the default.
   *
   * @default 5
   */
  readonly filtersCount: InputSignal<number>
  /**
   * Whether the "More filters" button is shown.
   *
   * @newer
   * @default true
   */
  readonly showMoreFiltersButton: InputSignal<boolean>

  /** All filters were cleared. The payload is not documented. */
  readonly onClearFilters: EventEmitter<unknown>
  /** The basket was cleared. The payload is not documented. */
  readonly onClearBasket: EventEmitter<unknown>

  /** Removes all active filters. */
  clearFilters(): void
  /** Clears the basket: removes all selected items. */
  clearBasket(): void
}
