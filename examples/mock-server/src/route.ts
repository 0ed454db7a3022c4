import type { State, User } from './state'
import type { RequestFields } from './types'

/** A request, as a handler sees it. */
export interface Call {
  state: State
  /** The fields of the body, or those of the URL. */
  fields: RequestFields
  /** The path's parts below the endpoint. */
  rest: readonly string[]
  method: string
  headers: Headers
}

/** Returns what is sent as JSON, or a whole response. */
type Handler<T> = (call: T) => unknown

/** Open routes answer without a session. */
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
