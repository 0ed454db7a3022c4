import type { Signal, Type } from '@angular/core'
import type { Article } from '@sinequa/atomic'
import type { Observable } from 'rxjs'

/**
 * Shows drawers on top of each other: creates, extends, collapses and destroys them.
 *
 * @component
 * @selector app-drawer-stack
 */
export declare class DrawerStackComponent {
  /** Whether the stack is open. Mirrored in the attribute `drawer-opened` of the host. */
  drawerOpened: boolean
  /** Shows or hides the assistant. */
  toggleAssistant(): void
  /**
   * Opens an entry of the history as the top drawer.
   *
   * @param index the position in the history
   */
  openTopDrawer(index: number): void
  /** Closes the top drawer. */
  closeTopDrawer(): void
  /** Closes all drawers. */
  closeAllDrawers(): void
  /** Collapses the top drawer. */
  collapseTopDrawer(): void
  /** Extends the top drawer when it is collapsed, and collapses it when it is extended. */
  toggleTopDrawerExtension(): void
}

/**
 * Drives the drawer stack from application code.
 *
 * @service
 */
export declare class DrawerStackService {
  /** Whether the stack is open. */
  readonly isOpened: Signal<boolean>
  /**
   * Opens the stack with the drawer of the selected document, or with another drawer.
   *
   * @param component the class of the other drawer
   */
  open(component?: Type<unknown>): void
  /**
   * Selects a document and shows it on top of the open one.
   *
   * @param article the document
   */
  stack(article: Article): void
  /**
   * Selects a document and shows it in place of the open one.
   *
   * @param article the document
   */
  replace(article: Article): void
  /** Extends the top drawer. */
  extend(): void
  /** Closes the stack. */
  close(): void
  /**
   * Closes the top drawer.
   *
   * @status up to 0.1
   */
  closeTop(): void
  /** Closes all drawers. */
  closeAll(): void
  /**
   * Passes a text to the assistant.
   *
   * @param text the text
   */
  askAI(text: string): void
  /** Shows or hides the assistant. */
  toggleAssistant(): void
  /** Asks the stack to extend or collapse its top drawer. */
  readonly toggleTopDrawerExtension$: Observable<unknown>
  /** Asks the stack to collapse its top drawer. */
  readonly forceTopDrawerCollapse$: Observable<unknown>
  /** Asks the stack to close its top drawer. */
  readonly closeTopDrawer$: Observable<unknown>
  /** Asks the stack to close all drawers. */
  readonly closeAllDrawers$: Observable<unknown>
}
