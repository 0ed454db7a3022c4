import type { InputSignal } from '@angular/core'
import type { Placement } from './filters-bar'

/**
 * Gives access to the filters that do not fit into the filters bar.
 *
 * @component
 * @selector more-button
 */
export declare class MoreButtonComponent {
  /** How many filters are already shown outside the dropdown. */
  readonly count: InputSignal<number>
  /**
   * Where the dropdown opens.
   *
   * @default 'bottom-end'
   */
  readonly position: InputSignal<Placement>
  /** Names of filters to leave out. */
  readonly excludeFilters: InputSignal<string[]>
}
