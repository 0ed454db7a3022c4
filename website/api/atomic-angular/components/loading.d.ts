import type { DestroyRef, Signal } from '@angular/core'

/** The state of ApplicationStore. Only the member that the page reads is listed. */
interface ApplicationState {
  /** The application is initialized. */
  ready: boolean
}

/**
 * A page with a spinner, shown while the application initializes.
 *
 * @component
 * @selector app-wait
 * @deprecated A future major release removes it. New code does without it.
 */
export declare class LoadingComponent {
  constructor(destroyRef: DestroyRef)

  /** The current state of the application. Protected in an early version of the source. */
  readonly state: Signal<ApplicationState>
}
