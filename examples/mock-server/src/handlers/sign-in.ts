import { HttpError } from '../http-error'
import type { Call } from '../route'
import { signIn } from '../session'

/** Serves `getJWToken`, and `login` with credentials. */
export function webToken({ state, fields }: Call): { csrfToken: string } {
  const user = state.users.find((one) => one.username === fields.user && one.password === fields.password)
  if (!user) throw new HttpError(401, 'The user name or the password is wrong.')
  return { csrfToken: signIn(state, user) }
}

/** Serves `getCsrfToken`, and the end of a session: `deleteWebTokenCookie` and `logout`. */
export function challenge({ state, fields }: Call): object {
  switch (fields.action) {
    case 'getCsrfToken':
      return state.session ? { csrfToken: state.session.token } : {}
    case 'deleteWebTokenCookie':
      state.session = undefined
      return { methodresult: 'ok' }
    default:
      throw new HttpError(400, `There is no action "${fields.action}" of challenge.`)
  }
}

/** Serves `tryOAuthAuthentication` and `trySAMLAuthentication`: a provider that knows the user and redirects back. */
export function provider({ state, fields }: Call): { redirectUrl: string } {
  signIn(state)
  return { redirectUrl: fields.originalUrl ?? '' }
}
