import type { Json } from './tree'

/** A sample that readers can run, as its file holds it. */
export interface TrySample {
  code: string
  /** The page's own files that it imports, by name. */
  files: Record<string, string>
  /** Names of files beside its own: the document it runs in, and the packages it imports. */
  sandbox: string
  packages?: string
}

/** What the sandbox is asked to run. */
export interface TryJob extends Pick<TrySample, 'code' | 'files'> {
  packages?: Json | undefined
}

/** One part of what the code was seen to do. All of it is plain text. */
export interface TryPart {
  caption: string
  text: string
  headers?: string
  body?: string
  isError: boolean
}

/** Why it is over: everything has happened, its time is up, it waits for what never comes, it wrote too much. */
export type TryEnd = 'done' | 'time' | 'waits' | 'cut'

/** What the sandbox says: that it listens, then again and again all that was seen until then. */
export type TryMessage = { isReady: true } | { parts: TryPart[]; end?: TryEnd }

/** Time for the code, in ms. */
export const TRY_TIME = 3000
/** Characters of all parts together, and how many parts there are at most. */
export const TRY_LIMITS = { characters: 100_000, parts: 200 }

const ENDS: readonly unknown[] = ['done', 'time', 'waits', 'cut'] satisfies TryEnd[]

/** Undefined for what is no message: in the sandbox, anyone may say anything. */
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
  const { caption, text, headers, body, isError }: Record<string, unknown> = { ...value }
  const isTextOrNone = (one: unknown) => one === undefined || typeof one === 'string'
  return (
    typeof caption === 'string' &&
    typeof text === 'string' &&
    isTextOrNone(headers) &&
    isTextOrNone(body) &&
    typeof isError === 'boolean'
  )
}
