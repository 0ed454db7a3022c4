import type { ElementRef, EventEmitter, InputSignal } from '@angular/core'

/**
 * Counts the items of a list that fit before a marker.
 *
 * @directive
 * @selector [overflowManager]
 */
export declare class OverflowManagerDirective {
  /**
   * The container of the list, as an `ElementRef` or an element.
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
   * The axis on which the items can overflow. `'vertical'` exists since 11.13.0.
   *
   * @default 'horizontal'
   */
  readonly direction: InputSignal<'horizontal' | 'vertical'>
  /** Emits how many items fit before the marker. */
  readonly count: EventEmitter<number>
  /** Measures again. */
  countItems(): void
}

/**
 * Marks one item of the list.
 *
 * @directive
 * @selector [overflowItem]
 */
export declare class OverflowItemDirective {}

/**
 * Marks the limit that items must not pass.
 *
 * @directive
 * @selector [overflowStop]
 */
export declare class OverflowStopDirective {}
