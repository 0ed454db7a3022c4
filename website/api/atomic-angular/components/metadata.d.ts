import type { InputSignal, OutputEmitterRef, Signal } from '@angular/core'
import type { Article } from '@sinequa/atomic'

/** Styles of a badge. Only the key that is known is listed; its values are not. */
interface BadgeVariants {
  variant?: unknown
}

/**
 * Shows the values of one metadata field of a document as badges.
 *
 * @component
 * @selector metadata
 * @confidence medium
 */
export declare class MetadataComponent {
  /** The document to read. */
  readonly article: InputSignal<Article>
  /** The property of the article that is shown, such as `docformat` or `authors`. Documented as a key of `Article`. */
  readonly metadata: InputSignal<string>
  /**
   * How many values are shown at most. `undefined` shows all.
   *
   * @default undefined
   */
  readonly limit: InputSignal<string | number | undefined>
  /**
   * Style of the badges, such as `outline` or `primary`.
   *
   * @confidence medium
   */
  readonly variant: InputSignal<BadgeVariants['variant']>
  /**
   * CSS classes added to the badges.
   *
   * @confidence medium
   */
  readonly class: InputSignal<string>

  /**
   * A badge was clicked. Carries the name of the field and the value.
   *
   * @confidence medium
   */
  readonly click: OutputEmitterRef<{ field: string; value: string }>

  /**
   * The values of the field.
   *
   * @confidence medium
   */
  readonly items: Signal<{ display: string }[]>

  /**
   * Emits `click`.
   *
   * @confidence medium
   */
  handleClick(): void
}
