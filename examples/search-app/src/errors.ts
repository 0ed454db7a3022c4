import { ApiError } from '@sinequa/atomic'

// #region errors
/**
 * Whether the session has ended. The subclass alone is not enough: an empty
 * 401 is a plain `ApiError`.
 */
export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/**
 * Whether the same request may succeed in a moment: no answer at all, or a
 * gateway without a server behind it.
 */
export function isTemporary(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof ApiError && error.status > 500)
  )
}

/** The message for the user. */
export function messageOf(error: unknown): string {
  // This is how `fetch` fails without a response.
  if (error instanceof TypeError)
    return 'The search server cannot be reached. Check your connection.'
  if (!(error instanceof ApiError)) return String(error)
  if (error.status >= 500)
    return 'The search server has a problem. Try again in a moment.'
  return `The search server refused the request (status ${error.status}).`
}
// #endregion
