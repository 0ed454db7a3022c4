import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'

/** One range, from a first byte on. */
const RANGE = /^bytes=(\d+)-(\d*)$/i

/**
 * Takes away a `Range` that sirv, ours and that of Vite, would answer with other bytes than those asked for, or throw
 * at. A server may ignore any range (RFC 9110, 14.2): it then sends the whole file. One that begins behind the end of
 * the file is left, and sirv answers it with 416.
 */
export function limitRange({ method, headers }: IncomingMessage): void {
  const [, first = '', last] = RANGE.exec(headers.range ?? '') ?? []
  delete headers.range
  // No version that we name is exact enough for `If-Range`.
  if (first === '' || method !== 'GET' || headers['if-range'] !== undefined) return
  const [start, end] = [offset(first), offset(last || Infinity)]
  // A last byte of 0 is none to sirv.
  if (start <= end && end > 0) headers.range = `bytes=${start}-${end}`
}

/** A stream takes no larger number. */
function offset(position: string | number): number {
  return Math.min(Number(position), Number.MAX_SAFE_INTEGER)
}

type Handler<Rest extends unknown[]> = (
  request: Connect.IncomingMessage,
  response: ServerResponse,
  ...rest: Rest
) => Promise<void>

/** Answers the failures of a handler with 500, and logs each in one line. Unhandled, one would end the server. */
export function guarded<Rest extends unknown[]>(handle: Handler<Rest>) {
  return (request: Connect.IncomingMessage, response: ServerResponse, ...rest: Rest): void => {
    request.originalUrl ??= request.url
    handle(request, response, ...rest).catch((error: unknown) => sendFailure(error, request, response))
  }
}

function sendFailure(
  error: unknown,
  { method, originalUrl }: Connect.IncomingMessage,
  response: ServerResponse,
): void {
  const [reason] = String(error).split('\n')
  console.error(`error: ${method} ${originalUrl}: ${reason}`)
  if (response.headersSent) response.destroy()
  else
    response
      .writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-cache' })
      .end('Internal Server Error')
}
