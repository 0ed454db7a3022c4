import type { DestroyRef, Signal } from '@angular/core'

/** The state of ApplicationStore that the page reads. */
interface ApplicationState {
  /** The application is initialized. */
  ready: boolean
}

/**
 * A page with a spinner that shows while the application initializes.
 *
 * @component
 * @selector app-wait
 * @deprecated After 11.14, sign in at the start instead.
 */
export declare class LoadingComponent {
  constructor(destroyRef: DestroyRef)

  /** The current state of the application. */
  readonly state: Signal<ApplicationState>
}
