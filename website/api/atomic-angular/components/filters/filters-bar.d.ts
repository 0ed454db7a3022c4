import type { EventEmitter, InjectionToken, InputSignal } from '@angular/core'
import type { Aggregation } from '@sinequa/atomic'

/** The side and the alignment of a dropdown. */
export type Placement =
  | 'top'
  | 'top-start'
  | 'top-end'
  | 'right'
  | 'right-start'
  | 'right-end'
  | 'bottom'
  | 'bottom-start'
  | 'bottom-end'
  | 'left'
  | 'left-start'
  | 'left-end'

/**
 * How many filters the bar shows before the **More** button. Sets the default of `filtersCount`.
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
   * @status from 11.14.0
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
   * Aggregations to show in place of the configured ones.
   *
   * @status from 11.14.0
   * @default undefined
   */
  readonly aggregations: InputSignal<Aggregation[] | undefined>
  /**
   * How many filters come before the **More** button. `FILTERS_BREAKPOINT` changes the default.
   *
   * @default 5
   */
  readonly filtersCount: InputSignal<number>
  /**
   * Shows the **More** button.
   *
   * @status from 11.14.0
   * @default true
   */
  readonly showMoreFiltersButton: InputSignal<boolean>

  /** The user cleared all filters. */
  readonly onClearFilters: EventEmitter<unknown>
  /** The user cleared the basket. */
  readonly onClearBasket: EventEmitter<unknown>

  /** Removes all applied filters. */
  clearFilters(): void
  /** Clears the basket: the query is no longer restricted to a collection. */
  clearBasket(): void
}
