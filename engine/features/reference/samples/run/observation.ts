import type { Json } from '../../../../page/tree'
import { isTable, type TryTable } from '../../try/try-it'

export const LOG_LEVELS = ['log', 'debug', 'info', 'warn', 'error'] as const

export type LogLevel = (typeof LOG_LEVELS)[number]

/** A console call, printed as Node prints it. */
export interface ObservedLog {
  kind: LogLevel
  text: string
  /** Only set where a reader runs the sample. */
  table?: TryTable
}

/** Only set where a reader runs the sample. */
export interface ObservedRequest {
  kind: 'request'
  method: string
  /** Path without the query; preceded by the origin if it is not the page's. */
  path: string
  query?: Record<string, string | string[]>
  /** Lower-case names, sorted alphabetically. */
  headers: Record<string, string>
  /** Only if the sample sets it. */
  credentials?: string
  /** A parsed value if the body is JSON, otherwise text. */
  body?: Json
}

/** An error that ends the sample, or that nothing handles: thrown by a listener or by a rejected promise. */
export interface ObservedError {
  kind: 'throws' | 'uncaught' | 'rejection'
  name: string
  message: string
}

/** A navigation to another document. */
export interface ObservedNavigation {
  kind: 'opens'
  url: string
}

/** A single observable effect of a sample. Plain JSON. */
export type Observed = ObservedLog | ObservedRequest | ObservedError | ObservedNavigation

/** Everything a sample did, in order. */
export type Observation = Observed[]

const KINDS: readonly unknown[] = [...LOG_LEVELS, 'request', 'throws', 'uncaught', 'rejection', 'opens']

/** Returns whether a value read from a file is an observation in the engine's current format. */
export function isObservation(value: unknown): value is Observation {
  return Array.isArray(value) && value.every(isObserved)
}

function isObserved(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false
  if (value.kind === 'request') return 'method' in value && 'path' in value && 'headers' in value
  if (value.kind === 'opens') return 'url' in value
  if ('table' in value && !isTable(value.table)) return false
  return KINDS.includes(value.kind) && ('text' in value || 'message' in value)
}

export function isLog(observed: Observed): observed is ObservedLog {
  return 'text' in observed
}
