import { HttpError } from './http-error'
import type { Session, State, User } from './state'

export const USERS: readonly User[] = [
  { username: 'alice', password: 'alice', fullName: 'Alice Moreau', isAdministrator: true },
  { username: 'bob', password: 'bob', fullName: 'Bob Lindgren' },
]

/** The cookie that tells browsers apart. */
export const BROWSER_COOKIE = 'mock-browser'

/** The headers of a request that names no browser. */
export const ANYONE = new Headers()

/** Returns the name of the browser, which is empty for a request without a cookie, as from a test. */
export function browserOf(headers: Headers): string {
  const cookies = headers.get('cookie')?.split(/;\s*/) ?? []
  return cookies.find((one) => one.startsWith(`${BROWSER_COOKIE}=`))?.split('=')[1] ?? ''
}

/** Returns the session of a browser. One that has not been here yet may have a session from the start. */
export function sessionOf(state: State, headers: Headers): Session | undefined {
  const browser = browserOf(headers)
  if (!state.sessions.has(browser) && state.signedIn) signIn(state, headers)
  return state.sessions.get(browser)
}

/** Starts a session, and returns its token. */
export function signIn(state: State, headers: Headers, user = state.users[0]): string {
  if (!user) throw new HttpError(500, 'The mock server has no users. Give it some: { users: [...] }.')
  const token = `mock-token-${user.username}`
  state.sessions.set(browserOf(headers), { user, token, answers: 0 })
  return token
}

export function endSession({ sessions }: State, headers: Headers): void {
  sessions.set(browserOf(headers), undefined)
}

/** Returns the signed-in user. Throws an HttpError 401 if there is none, or if the session has expired. */
export function requireUser(state: State, headers: Headers): User {
  const session = sessionOf(state, headers)
  if (!session || session.answers >= state.switches.expiresAfter) {
    endSession(state, headers)
    throw new HttpError(401, 'Nobody is signed in.')
  }
  session.answers += 1
  return overridden(state, session.user, headers.get('sinequa-override-user')) ?? session.user
}

function overridden({ users }: State, own: User, username: string | null): User | undefined {
  if (username === null) return undefined
  const user = users.find((one) => one.username === username)
  if (user && own.isAdministrator) return user
  throw new HttpError(401, `The user cannot be overridden with "${username}".`)
}
