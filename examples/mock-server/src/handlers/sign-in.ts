import { HttpError } from '../http-error'
import type { Call } from '../route'
import { endSession, sessionOf, signIn } from '../session'

/** Serves `getJWToken`, and `login` with credentials. */
export function webToken({ state, fields, headers }: Call): { csrfToken: string } {
  const user = state.users.find((one) => one.username === fields.user && one.password === fields.password)
  if (!user) throw new HttpError(401, 'The user name or the password is wrong.')
  return { csrfToken: signIn(state, headers, user) }
}

/** Serves `getCsrfToken`, and the end of a session: `deleteWebTokenCookie` and `logout`. */
export function challenge({ state, fields, headers }: Call): object {
  const session = sessionOf(state, headers)
  switch (fields.action) {
    case 'getCsrfToken':
      return session ? { csrfToken: session.token } : {}
    case 'deleteWebTokenCookie':
      endSession(state, headers)
      return { methodresult: 'ok' }
    default:
      throw new HttpError(400, `There is no action "${fields.action}" of challenge.`)
  }
}

/** Serves `tryOAuthAuthentication` and `trySAMLAuthentication`: a provider that knows the user and redirects back. */
export function provider({ state, fields, headers }: Call): { redirectUrl: string } {
  signIn(state, headers)
  return { redirectUrl: fields.originalUrl ?? '' }
}
