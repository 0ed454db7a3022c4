import type { OnDestroy, OnInit, Signal, WritableSignal } from '@angular/core'
import type { BehaviorSubject } from 'rxjs'

/**
 * Opens and extends one drawer. Each drawer provides its own instance.
 *
 * @service
 */
export declare class DrawerService {
  /**
   * Whether the drawer is open.
   *
   * @status up to 0.1
   * @default false
   */
  readonly isOpened: BehaviorSubject<boolean>
  /**
   * Whether the drawer is extended.
   *
   * @default false
   */
  readonly isExtended: Signal<boolean>
  /** Opens the drawer. */
  open(): void
  /** Collapses the drawer, then closes it. */
  close(): void
  /** Opens a closed drawer, and closes an open one. */
  toggle(): void
  /** Extends the drawer and shows the backdrop. */
  extend(): void
  /** Hides the backdrop and collapses the drawer. */
  collapse(): void
  /** Extends a collapsed drawer, and collapses an extended one. */
  toggleExtension(): void
}

/**
 * Base class of side panels that open, extend and can be resized. It has no template.
 *
 * @component
 * @selector app-drawer
 */
export declare class DrawerComponent implements OnInit, OnDestroy {
  /**
   * Whether the drawer is open. Mirrored in the attribute `drawer-opened` of the host.
   *
   * @default false
   */
  readonly drawerOpened: WritableSignal<boolean>
  /**
   * Whether the drawer is extended. Mirrored in the attribute `drawer-extended` of the host.
   *
   * @default false
   */
  readonly drawerExtended: WritableSignal<boolean>
  /** The current layout of the three columns, bound to `grid-template-columns` of the host. */
  drawerGridTemplateColumns: string
  /** The service of this drawer. */
  protected readonly drawer: DrawerService

  /** Stores the default layout of the columns. Call it from your own `ngOnInit`. */
  ngOnInit(): void
  /** Ends the subscriptions. Call it from your own `ngOnDestroy`. */
  ngOnDestroy(): void
}
