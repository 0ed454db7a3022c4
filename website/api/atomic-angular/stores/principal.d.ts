import type { Signal } from '@angular/core'
import type { Principal } from '@sinequa/atomic'

/**
 * Holds the signed-in user and the state of the user override.
 *
 * @store
 */
export declare class PrincipalStore {
  /** The current principal. */
  readonly principal: Signal<Principal>
  /** Whether an override is active. Copied from `globalConfig` by `initialize()`. */
  readonly userOverrideActive: Signal<boolean>
  /** Whether the user may act as somebody else. Computed from `isAdministrator` of the principal and from `userOverrideActive`. */
  readonly allowUserOverride: Signal<boolean>
  /** Whether the user acts as somebody else at the moment. Computed. */
  readonly isOverridingUser: Signal<boolean>

  /** Loads the principal through `PrincipalService` and stores it, together with `userOverrideActive` of `globalConfig`. */
  initialize(): void
}
