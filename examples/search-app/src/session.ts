import {
  appInitializerFn,
  type Credentials,
  getCsrfToken,
  login,
  logout,
} from '@sinequa/atomic'
import { useSyncExternalStore } from 'react'

export type Session =
  | 'starting'
  | 'unreachable'
  | 'signed-out'
  | 'expired'
  | 'signed-in'

let session: Session = 'starting'
const listeners = new Set<() => void>()

function setSession(next: Session): void {
  session = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Returns the state of the session, and renders again when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session)
}

// #region start
/**
 * Reads the server's sign-in settings, then looks for an existing session.
 * Never redirects.
 */
export async function startSession(): Promise<void> {
  setSession('starting')
  try {
    await appInitializerFn()
    const isOpen = (await getCsrfToken()) !== null
    // With a session, `login` only clears the mark that a redirect from a
    // provider leaves in storage.
    setSession(isOpen && (await login()) ? 'signed-in' : 'signed-out')
  } catch {
    setSession('unreachable')
  }
}
// #endregion

// #region sign-in
/**
 * Rejects with an `ApiError` of status 401 if the name or the password is
 * wrong.
 */
export async function signIn(credentials: Credentials): Promise<void> {
  if (await login(credentials)) setSession('signed-in')
}

/**
 * Uses the server's OAuth or SAML provider, which leaves the page, or the
 * network's single sign-on.
 */
export async function signInWithSso(): Promise<boolean> {
  const signedIn = await login()
  if (signedIn) setSession('signed-in')
  return signedIn
}
// #endregion

// #region sign-out
export async function signOut(): Promise<void> {
  await forgetToken()
  setSession('signed-out')
}

/**
 * Called when the server responds with 401. While a token is stored,
 * `login` would not ask the server again.
 */
export async function expireSession(): Promise<void> {
  if (session !== 'signed-in') return
  setSession('expired')
  await forgetToken()
}

async function forgetToken(): Promise<void> {
  // The stored token is removed before the request starts, so an error from
  // the server changes nothing here.
  await logout().catch(() => {})
}
// #endregion
