import type { State, User } from './state'
import type { RequestFields } from './types'

/** A request, as handlers see it. */
export interface Call {
  state: State
  /** The fields of the body, or else those of the URL. */
  fields: RequestFields
  /** The segments of the path after the endpoint. */
  rest: readonly string[]
  method: string
  headers: Headers
}

/** Returns a value to send as JSON, or a whole response. */
type Handler<T> = (call: T) => unknown

/** Open routes need no session. */
export type Route = { isOpen: true; handle: Handler<Call> } | { isOpen: false; handle: Handler<SignedInCall> }

export interface SignedInCall extends Call {
  user: User
}

/** By endpoint, as the library names it: `api/v1/query`. */
export type Routes = Readonly<Record<string, Route>>

export function open(handle: Handler<Call>): Route {
  return { isOpen: true, handle }
}

export function signedIn(handle: Handler<SignedInCall>): Route {
  return { isOpen: false, handle }
}
