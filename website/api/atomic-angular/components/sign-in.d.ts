import type { Signal, WritableSignal } from '@angular/core'
import type { Credentials, Principal } from '@sinequa/atomic'

/**
 * A ready-made sign-in page: form, sign-in through a provider, sign-out, and return to the page that the user asked for.
 *
 * @component
 * @selector sign-in
 */
export declare class SignInComponent {
  /** The typed user name and password. */
  readonly credentials: WritableSignal<Credentials>
  /** Whether the user is signed in. */
  readonly authenticated: WritableSignal<boolean>
  /** The user, once signed in. */
  readonly user: WritableSignal<Principal | null>
  /** Where to go after the sign-in. */
  readonly returnUrl: WritableSignal<string[] | null>
  /** Whether both fields are filled in. */
  readonly valid: Signal<boolean>

  /** Merges new values into `credentials`. */
  updateCredentials(credentials: Partial<Credentials>): void
  /** Signs in without credentials: OAuth, SAML or SSO. */
  handleLogin(): unknown
  /** Signs in with `credentials`. Does nothing while they are not `valid`. */
  handleLoginWithCredentials(): unknown
  /** Signs out. */
  handleLogout(): unknown
  /** Navigates back. */
  handleBack(): unknown
}
