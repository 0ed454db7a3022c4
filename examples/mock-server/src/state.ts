import type { AuditEvent, UserSettings } from '@sinequa/atomic'
import type { SearchIndex } from './types'

export interface User {
  username: string
  password: string
  fullName: string
  isAdministrator?: boolean
}

/** How a user who has no session gets one. */
export type SignInMethod = 'credentials' | 'sso' | 'oauth' | 'saml'

/** What can be changed while the server runs. */
export interface Switches {
  /** Milliseconds before each answer. */
  latency: number
  /** Statuses to answer with, by endpoint: `{ 'api/v1/query': 500 }`. */
  errors: Readonly<Record<string, number>>
  /** After how many answers a session is over, and requests get 401. */
  expiresAfter: number
  signInWith: SignInMethod
}

export interface State extends SearchIndex {
  switches: Switches
  users: readonly User[]
  /** The one session: the server knows a single browser. */
  session: { user: User; token: string; answers: number } | undefined
  /** By username. */
  settings: Map<string, UserSettings>
  /** What the library has reported, the oldest first. */
  audit: AuditEvent[]
}
