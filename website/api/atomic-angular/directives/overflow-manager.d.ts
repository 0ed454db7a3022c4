import type { ElementRef, EventEmitter, InputSignal } from '@angular/core'

/**
 * Counts the items of a list that fit before a marker.
 *
 * @directive
 * @selector [overflowManager]
 */
export declare class OverflowManagerDirective {
  /**
   * The container of the list. The documented type is `ElementRef`; the documented example passes an `HTMLElement`.
   *
   * @default the host element
   */
  readonly target: InputSignal<ElementRef | HTMLElement>
  /**
   * An extra gap between the items and the marker, as a CSS length.
   *
   * @default '4px'
   */
  readonly margin: InputSignal<string>
  /**
   * The axis on which the items can overflow. `'vertical'` was added in 11.13.0.
   *
   * @default 'horizontal'
   */
  readonly direction: InputSignal<'horizontal' | 'vertical'>
  /** Emits how many items fit before the marker. */
  readonly count: EventEmitter<number>
  /** Measures again. */
  countItems(): void
}
