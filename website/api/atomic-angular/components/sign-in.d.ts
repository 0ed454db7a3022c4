import type { Signal, WritableSignal } from '@angular/core'
import type { Credentials, Principal } from '@sinequa/atomic'

/**
 * A ready-made sign-in page: form, sign-in through a provider, sign-out, and return to the page that was asked for.
 *
 * @component
 * @selector sign-in
 */
export declare class SignInComponent {
  /** What the user has typed: user name and password. */
  readonly credentials: WritableSignal<Credentials>
  /** Whether the user is signed in. */
  readonly authenticated: WritableSignal<boolean>
  /** The user, once signed in. */
  readonly user: WritableSignal<Principal | null>
  /** Where to go after the sign-in. */
  readonly returnUrl: WritableSignal<string[] | null>
  /** Whether the credentials are acceptable. In early source, both fields must be filled in. */
  readonly valid: Signal<boolean>

  /** Merges new values into `credentials`. The parameter is that of early source. */
  updateCredentials(credentials: Partial<Credentials>): void
  /** Signs in without credentials: OAuth, SAML or SSO. The return type is not documented. */
  handleLogin(): unknown
  /** Signs in with `credentials`. Does nothing while they are not `valid`, in early source. The return type is not documented. */
  handleLoginWithCredentials(): unknown
  /** Signs out. The return type is not documented. */
  handleLogout(): unknown
  /** Navigates back. Target and return type are not documented. */
  handleBack(): unknown
}
