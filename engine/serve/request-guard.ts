import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Connect } from 'vite'

/** A single range with a first byte. */
const RANGE = /^bytes=(\d+)-(\d*)$/i

/**
 * Removes or rewrites a `Range` header for which sirv, ours or Vite's, would send wrong bytes or throw. A
 * server may ignore any range (RFC 9110, 14.2) and send the whole file. Ranges beyond the end of the file are
 * passed on, and sirv responds with 416.
 */
export function limitRange({ method, headers }: IncomingMessage): void {
  const [, first = '', last] = RANGE.exec(headers.range ?? '') ?? []
  delete headers.range
  // Our validators are not strong enough for `If-Range`.
  if (first === '' || method !== 'GET' || headers['if-range'] !== undefined) return
  const [start, end] = [offset(first), offset(last || Infinity)]
  // sirv treats a last byte of 0 as absent.
  if (start <= end && end > 0) headers.range = `bytes=${start}-${end}`
}

/** The largest offset that a stream accepts. */
function offset(position: string | number): number {
  return Math.min(Number(position), Number.MAX_SAFE_INTEGER)
}

type Handler<Rest extends unknown[]> = (
  request: Connect.IncomingMessage,
  response: ServerResponse,
  ...rest: Rest
) => Promise<void>

/**
 * Wraps a handler: its errors are logged in one line and answered with 500. Unhandled, they would end the
 * server.
 */
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
