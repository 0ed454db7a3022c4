import type { OutputEmitterRef } from '@angular/core'

/**
 * Tells you when its element scrolls into view.
 *
 * @directive
 * @selector [infinity-scroll]
 */
export declare class InfinityScrollDirective {
  /** Emits, without a value, when the element becomes visible. */
  readonly onScroll: OutputEmitterRef<void>
}
