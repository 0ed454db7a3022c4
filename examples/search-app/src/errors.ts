import { ApiError } from '@sinequa/atomic'
import { expireSession } from './session'

// #region errors
/** Whether the session has ended. The subclass alone is not enough: an empty 401 is a plain `ApiError`. */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** The message for the user. Undefined for an ended session, which the sign-in form explains. */
export function reportError(error: unknown): string | undefined {
  if (isUnauthorized(error)) {
    void expireSession()
    return undefined
  }
  // This is how `fetch` fails without a response.
  if (error instanceof TypeError) return 'The search server cannot be reached. Check your connection.'
  if (!(error instanceof ApiError)) return String(error)
  if (error.status >= 500) return 'The search server has a problem. Try again in a moment.'
  return `The search server refused the request (status ${error.status}).`
}
// #endregion
