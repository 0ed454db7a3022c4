import { HttpError } from './http-error'
import type { State, User } from './state'

export const USERS: readonly User[] = [
  { username: 'alice', password: 'alice', fullName: 'Alice Moreau', isAdministrator: true },
  { username: 'bob', password: 'bob', fullName: 'Bob Lindgren' },
]

/** Starts a session, and returns its token. */
export function signIn(state: State, user = state.users[0]): string {
  if (!user) throw new HttpError(500, 'The mock server has no users. Give it some: { users: [...] }.')
  state.session = { user, token: `mock-token-${user.username}`, answers: 0 }
  return state.session.token
}

/** Returns the signed-in user. Throws an HttpError 401 if there is none, or if the session has expired. */
export function requireUser(state: State, headers: Headers): User {
  const { session, switches } = state
  if (!session || session.answers >= switches.expiresAfter) {
    state.session = undefined
    throw new HttpError(401, 'Nobody is signed in.')
  }
  session.answers += 1
  return overridden(state, headers.get('sinequa-override-user')) ?? session.user
}

function overridden({ users, session }: State, username: string | null): User | undefined {
  if (username === null) return undefined
  const user = users.find((one) => one.username === username)
  if (user && session?.user.isAdministrator) return user
  throw new HttpError(401, `The user cannot be overridden with "${username}".`)
}
