import type { TryTable } from '../../try/try-it'
import { isLog, type LogLevel, type Observation, type Observed, type ObservedRequest } from './observation'

/** One part of an observation, as readers see it. */
export interface ObservedPart {
  caption: string
  /** Language of `text`; empty for plain text. */
  language: string
  text: string
  table?: TryTable
  /** Only for requests. */
  headers?: string
  body?: string
  bodyLanguage?: string
  isError: boolean
}

const LOG_CAPTIONS: Record<LogLevel, string> = {
  log: 'Output',
  debug: 'Output',
  info: 'Output',
  warn: 'Warning',
  error: 'Error output',
}

/** Consecutive log entries are one part, unless one is a table. */
export function partsOf(observation: Observation): ObservedPart[] {
  const parts: ObservedPart[] = []
  for (const observed of observation) {
    const part = partOf(observed)
    const last = parts.at(-1)
    const isSame = isLog(observed) && !part.table && !last?.table && last?.caption === part.caption
    if (last && isSame) last.text += `\n${part.text}`
    else parts.push(part)
  }
  return parts
}

function partOf(observed: Observed): ObservedPart {
  if (isLog(observed)) {
    const { kind, text, table } = observed
    return { ...plain(LOG_CAPTIONS[kind], text, kind === 'error'), ...(table ? { table } : {}) }
  }
  if (observed.kind === 'request') return requestPart(observed)
  if (observed.kind === 'opens') return plain('Opens', observed.url, false)
  const text = observed.name === '' ? observed.message : `${observed.name}: ${observed.message}`
  return plain(ERROR_CAPTIONS[observed.kind], text, true)
}

const ERROR_CAPTIONS = { throws: 'Throws', uncaught: 'Uncaught error', rejection: 'Unhandled rejection' }

function plain(caption: string, text: string, isError: boolean): ObservedPart {
  return { caption, language: '', text, isError }
}

function requestPart({ method, path, query, headers, credentials, body }: ObservedRequest): ObservedPart {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  // Not a header, but decides whether cookies are sent, which samples cannot see.
  if (credentials !== undefined) lines.push(`(credentials: ${credentials})`)
  const isJson = typeof body === 'object'
  return {
    caption: 'Request',
    language: 'http',
    text: `${method} ${path}${queryText(query)}`,
    headers: lines.join('\n'),
    ...(body === undefined ? {} : { body: isJson ? JSON.stringify(body, null, 2) : String(body) }),
    bodyLanguage: isJson ? 'json' : '',
    isError: false,
  }
}

/** Prints each parameter on its own line, without URL escapes. */
function queryText(query: ObservedRequest['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((one) => `${name}=${one}`),
  )
  return pairs.map((pair, index) => `\n  ${index === 0 ? '?' : '&'}${pair}`).join('')
}

/** Returns the whole observation as text, for Markdown and for diffs. */
export function observationText(observation: Observation): string {
  return partsOf(observation)
    .map((part) => [`[${part.caption}]`, part.text, part.headers, part.body].filter(Boolean).join('\n'))
    .join('\n')
}
