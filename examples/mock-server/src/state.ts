import type { AuditEvent, UserSettings } from '@sinequa/atomic'
import type { SearchIndex } from './types'

export interface User {
  username: string
  password: string
  fullName: string
  isAdministrator?: boolean
}

/** How a user without a session gets one. */
export type SignInMethod = 'credentials' | 'sso' | 'oauth' | 'saml'

/** Behavior that can be changed while the server runs. */
export interface Switches {
  /** Milliseconds before each response. */
  latency: number
  /** Statuses to respond with, by endpoint: `{ 'api/v1/query': 500 }`. */
  errors: Readonly<Record<string, number>>
  /** Number of responses after which a session expires, and requests get 401. */
  expiresAfter: number
  signInWith: SignInMethod
}

export interface Session {
  user: User
  token: string
  /** How often the server has answered in it. */
  answers: number
}

export interface State extends SearchIndex {
  switches: Switches
  users: readonly User[]
  /** Whether a browser that comes for the first time has a session. */
  signedIn: boolean
  /** By browser. A browser that is not in it has not been here yet. */
  sessions: Map<string, Session | undefined>
  /** The session of requests that name no browser, as those of a test. */
  readonly session: Session | undefined
  /** By username. */
  settings: Map<string, UserSettings>
  /** Events that the library has reported, the oldest first. */
  audit: AuditEvent[]
}
