import type { InputSignal, Signal } from '@angular/core'

/**
 * Shows the icon of the source that a document comes from.
 *
 * @component
 * @selector source
 */
export declare class SourceComponent {
  /**
   * The collection path of the document, as a list such as `['/web/intranet/']` or `['collection/myCollection']`. Only the first entry counts.
   *
   * @default undefined
   */
  readonly collection: InputSignal<string[] | undefined>
  /**
   * The name of the connector.
   *
   * @default ''
   */
  readonly connector: InputSignal<string>

  /** The icon for the inputs: CSS classes, or the path of an image. */
  readonly iconDetails: Signal<{ iconClass: string; iconPath?: string }>
}
