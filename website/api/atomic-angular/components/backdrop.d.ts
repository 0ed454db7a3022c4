import type { BehaviorSubject } from 'rxjs'

/**
 * A dark veil over the whole viewport, behind an open drawer.
 *
 * @component
 * @selector app-backdrop
 */
export declare class BackdropComponent {
  /**
   * Whether the veil shows. Mirrored in the attribute `backdrop-visible` of the host, which starts the fade.
   *
   * @default false
   */
  backdropVisible: boolean
}

/**
 * Shows and hides the backdrop. Provided in root.
 *
 * @service
 */
export declare class BackdropService {
  /**
   * Whether the veil is visible.
   *
   * @default false
   */
  readonly isVisible: BehaviorSubject<boolean>
  /** Shows the veil. */
  show(): void
  /** Hides the veil. */
  hide(): void
}
