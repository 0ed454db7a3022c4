import type { InputSignal, OutputEmitterRef } from '@angular/core'
import type { Article } from '@sinequa/atomic'

/**
 * Tells a result when to show its bookmark icon.
 *
 * @directive
 * @selector [showBookmark]
 */
export declare class ShowBookmarkDirective {
  /** The article whose bookmark counts. */
  readonly article: InputSignal<Article>
  /** Emits `true` when the icon is to be shown, `false` when it is to be hidden. */
  readonly showBookmark: OutputEmitterRef<boolean>
}
