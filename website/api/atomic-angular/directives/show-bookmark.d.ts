import type { InputSignal, OutputEmitterRef } from '@angular/core'
import type { Article } from '@sinequa/atomic'

/**
 * Tells a result when to show its bookmark icon.
 *
 * @deprecated From 11.14.0 on, read the bookmark from `UserSettingsStore`, and use `:hover` in CSS.
 * @directive
 * @selector [showBookmark]
 */
export declare class ShowBookmarkDirective {
  /** The article whose bookmark decides. */
  readonly article: InputSignal<Article>
  /** Emits `true` to show the icon and `false` to hide it. */
  readonly showBookmark: OutputEmitterRef<boolean>
}
