import type { Json } from '../../../page/tree'

/** A sample that readers can run. */
export interface TrySample {
  code: string
  /** Other files of the page that it imports, by name. */
  files: Record<string, string>
  /** Names of files in the same folder: the sandbox document, the packages it imports, and a `TryPreset[]`. */
  sandbox: string
  packages?: string
  presets?: string
}

/** A starting point that readers can pick in any editor. */
export interface TryPreset {
  label: string
  code: string
}

/** The request to the sandbox. */
export interface TryJob extends Pick<TrySample, 'code' | 'files'> {
  packages?: Json | undefined
}

/** A list of objects with the same properties, as a table of text. */
export interface TryTable {
  caption: string
  columns: string[]
  rows: string[][]
  /** How many rows and columns are left out. */
  moreRows: number
  moreColumns: number
}

/** One part of an observation, as plain text. */
export interface TryPart {
  caption: string
  text: string
  /** The same data as `text`. */
  table?: TryTable
  headers?: string
  body?: string
  isError: boolean
}

/** Why it ended: completed, out of time, waiting with nothing left to run, or too much output. */
export type TryEnd = 'done' | 'time' | 'waits' | 'cut'

/** A message from the sandbox: first that it is ready, then repeatedly everything observed so far. */
export type TryMessage = { isReady: true } | { parts: TryPart[]; end?: TryEnd }

/** Time limit in ms. */
export const TRY_TIME = 3000
/** Limits for the total characters of all parts, and for the number of parts. */
export const TRY_LIMITS = { characters: 100_000, parts: 200 }

const ENDS: readonly unknown[] = ['done', 'time', 'waits', 'cut'] satisfies TryEnd[]

/** Returns undefined for anything that is not a message, since code in the sandbox can send any value. */
export function readTryMessage(value: unknown): TryMessage | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('isReady' in value && value.isReady === true) return { isReady: true }
  if (!('parts' in value) || !Array.isArray(value.parts) || !value.parts.every(isPart)) return undefined
  const end = 'end' in value ? value.end : undefined
  return { parts: value.parts, ...(isEnd(end) ? { end } : {}) }
}

function isEnd(value: unknown): value is TryEnd {
  return ENDS.includes(value)
}

function isPart(value: unknown): value is TryPart {
  if (typeof value !== 'object' || value === null) return false
  const { caption, text, table, headers, body, isError }: Record<string, unknown> = { ...value }
  const isTextOrNone = (one: unknown) => one === undefined || typeof one === 'string'
  return (
    typeof caption === 'string' &&
    typeof text === 'string' &&
    (table === undefined || isTable(table)) &&
    isTextOrNone(headers) &&
    isTextOrNone(body) &&
    typeof isError === 'boolean'
  )
}

/** Returns whether a value, which may be anything that code in the sandbox sends, is a table. */
export function isTable(value: unknown): value is TryTable {
  if (typeof value !== 'object' || value === null) return false
  const { caption, columns, rows, moreRows, moreColumns }: Record<string, unknown> = { ...value }
  return (
    typeof caption === 'string' &&
    isTexts(columns) &&
    Array.isArray(rows) &&
    rows.every((row) => isTexts(row) && row.length === columns.length) &&
    typeof moreRows === 'number' &&
    typeof moreColumns === 'number'
  )
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string')
}
