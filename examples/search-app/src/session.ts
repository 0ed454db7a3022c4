import { appInitializerFn, type Credentials, getCsrfToken, login, logout } from '@sinequa/atomic'
import { useSyncExternalStore } from 'react'

export type Session = 'starting' | 'unreachable' | 'signed-out' | 'expired' | 'signed-in'

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

/** The state of the session, and a new render when it changes. */
export function useSession(): Session {
  return useSyncExternalStore(subscribe, () => session)
}

// #region start
/** Reads the server's sign-in settings, then looks for a session that is still open. It never redirects. */
export async function startSession(): Promise<void> {
  setSession('starting')
  try {
    await appInitializerFn()
    const isOpen = (await getCsrfToken()) !== null
    // With a session, `login` only clears the mark that a way back from a provider leaves in the storage.
    setSession(isOpen && (await login()) ? 'signed-in' : 'signed-out')
  } catch {
    setSession('unreachable')
  }
}
// #endregion

// #region sign-in
/** Rejects with an `ApiError` of status 401 where the name or the password is wrong. */
export async function signIn(credentials: Credentials): Promise<void> {
  if (await login(credentials)) setSession('signed-in')
}

/** Uses the server's OAuth or SAML provider, which leaves the page, or single sign-on of the network. */
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

/** Called when the server answers 401. While a token is stored, `login` would not ask the server again. */
export async function expireSession(): Promise<void> {
  if (session !== 'signed-in') return
  setSession('expired')
  await forgetToken()
}

async function forgetToken(): Promise<void> {
  // The stored token is gone before the request starts, so a refusal of the server changes nothing here.
  await logout().catch(() => {})
}
// #endregion
