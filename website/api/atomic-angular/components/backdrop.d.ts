import type { BehaviorSubject } from 'rxjs'

/**
 * A dark veil over the whole viewport, behind an open drawer.
 *
 * @component
 * @selector app-backdrop
 */
export declare class BackdropComponent {
  /**
   * Whether the veil is shown. Starts the animation that fades it in or out. Default and host attribute (`backdrop-visible`) come from an early version of the source.
   *
   * @default false
   */
  backdropVisible: boolean
}

/**
 * Shows and hides the backdrop. Provided in root.
 *
 * @service
 * @early
 */
export declare class BackdropService {
  /**
   * Whether the veil is shown.
   *
   * @default false
   */
  readonly isVisible: BehaviorSubject<boolean>
  /** Shows the veil. */
  show(): void
  /** Hides the veil. */
  hide(): void
}
