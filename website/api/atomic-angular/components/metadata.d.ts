import type { InputSignal, OutputEmitterRef, Signal } from '@angular/core'
import type { Article, LegacyFilter } from '@sinequa/atomic'

/** Styles of a badge. Only the key is known. */
interface BadgeVariants {
  variant?: unknown
}

/**
 * Shows the values of one metadata field of a document as badges.
 *
 * @component
 * @selector metadata
 */
export declare class MetadataComponent {
  /**
   * The document to read.
   *
   * @required
   */
  readonly article: InputSignal<Article>
  /**
   * The property of the article to show, such as `docformat` or `authors`.
   *
   * @required
   */
  readonly metadata: InputSignal<string>
  /**
   * The maximum number of values. `undefined` shows all.
   *
   * @default undefined
   */
  readonly limit: InputSignal<string | number | undefined>
  /** Style of the badges, such as `primary`. */
  readonly variant: InputSignal<BadgeVariants['variant']>
  /** Decoration of the badges, such as `outline`. */
  readonly decoration: InputSignal<string | undefined>
  /** Hover effect of the badges, such as `yes`. */
  readonly hover: InputSignal<string | undefined>
  /** Size of the badges, such as `xs`. */
  readonly size: InputSignal<string | undefined>
  /** CSS classes for the badges. */
  readonly class: InputSignal<string>

  /** The user clicked a badge. Carries a filter by its value, and the DOM event, which the handler must stop. */
  readonly click: OutputEmitterRef<{ filter: LegacyFilter; event: Event }>

  /** The values of the field. */
  readonly items: Signal<{ display: string }[]>

  /** Emits `click`. */
  handleClick(): void
}
