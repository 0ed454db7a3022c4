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
  /** Whether the user may act as somebody else: an administrator without an active override. Computed. */
  readonly allowUserOverride: Signal<boolean>
  /** Whether the user currently acts as somebody else. Computed. */
  readonly isOverridingUser: Signal<boolean>

  /** Loads the principal through `PrincipalService` and stores it with `userOverrideActive` of `globalConfig`. */
  initialize(): void
}
