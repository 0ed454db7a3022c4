import type { Json } from '../../page/tree'

export const LOG_LEVELS = ['log', 'debug', 'info', 'warn', 'error'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

/** One call of the console, printed as Node prints it. */
export interface ObservedLog {
  kind: LogLevel
  text: string
}

/** One HTTP request, as it would have left the browser. */
export interface ObservedRequest {
  kind: 'request'
  method: string
  /** Path, with the origin in front where it is not that of the page; without the query. */
  path: string
  query?: Record<string, string | string[]>
  /** Names in lower case, in alphabetical order. */
  headers: Record<string, string>
  /** Only where the sample chose it. */
  credentials?: string
  /** JSON as the value it is, anything else as text. */
  body?: Json
}

/** An error that ends the sample, or that nobody handles: a listener's, or that of a rejected promise. */
export interface ObservedError {
  kind: 'throws' | 'uncaught' | 'rejection'
  name: string
  message: string
}

/** The browser was sent to another document. */
export interface ObservedNavigation {
  kind: 'opens'
  url: string
}

/** One thing that a sample was seen to do. Plain JSON. */
export type Observed = ObservedLog | ObservedRequest | ObservedError | ObservedNavigation

/** What a sample did, in the order it did it. */
export type Observation = Observed[]

const KINDS: readonly unknown[] = [...LOG_LEVELS, 'request', 'throws', 'uncaught', 'rejection', 'opens']

/** For observations that come from a file: whether they are what this engine writes. */
export function isObservation(value: unknown): value is Observation {
  return Array.isArray(value) && value.every(isObserved)
}

function isObserved(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'request') return 'method' in value && 'path' in value && 'headers' in value
  if (value.kind === 'opens') return 'url' in value
  return KINDS.includes(value.kind) && ('text' in value || 'message' in value)
}

export function isLog(observed: Observed): observed is ObservedLog {
  return 'text' in observed
}
