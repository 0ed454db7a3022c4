import type { InputSignal, OutputEmitterRef } from '@angular/core'

/**
 * Tells you when its element scrolls into view.
 *
 * @directive
 * @selector [infinityScroll]
 * @confidence medium
 */
export declare class InfinityScrollDirective {
  /**
   * Options for the `IntersectionObserver`. A `root` of `null` is the viewport.
   *
   * @early
   * @default { root: null }
   */
  readonly options: InputSignal<Pick<IntersectionObserverInit, 'root'>>
  /** Emits, without a value, when the element becomes visible. */
  readonly onScroll: OutputEmitterRef<void>
}
