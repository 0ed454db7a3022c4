import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'
import { closeWithRequest, refuseMethod } from '../serve/request-guard'

/** Vite opens a file of this machine in an editor, for whoever requests it. Its matching ignores case. */
const OPEN_IN_EDITOR = /\/__open-in-editor/i

/**
 * Prepares a request for Vite, whose file server lacks what ours has.
 * @returns false if the request was answered: it is not one that a page of the site sends.
 */
export function admit(request: IncomingMessage, response: ServerResponse): boolean {
  const { method, headers, url = '/' } = request
  if (method !== 'GET' && method !== 'HEAD') return refuse(() => refuseMethod(response))
  // Pages of other sites send another value, and no script can set this header.
  if (OPEN_IN_EDITOR.test(url) && headers['sec-fetch-site'] !== 'same-origin')
    return refuse(() => response.writeHead(403).end())
  limitRange(request)
  // Browsers encode backslashes. Vite would treat them as slashes, and fail for a URL without a host.
  request.url = url.replaceAll('\\', '%5C')
  closeFiles(request, response)
  return true
}

function refuse(answer: () => void): false {
  answer()
  return false
}

/** Closes a file when its download is broken off, and names what keeps it from being read. */
function closeFiles(request: IncomingMessage, response: ServerResponse): void {
  const { method, url } = request
  response.on('pipe', (file: Readable) => {
    closeWithRequest(file, request)
    file.on('error', (error) => {
      console.error(`error: ${method} ${url}: ${error.message}`)
      response.destroy()
    })
  })
}

/** A single range with a first byte. */
const RANGE = /^bytes=(\d+)-(\d*)$/i

/**
 * Removes or rewrites a `Range` header for which Vite's sirv would send wrong bytes or throw. A
 * server may ignore any range (RFC 9110, 14.2) and send the whole file. Ranges beyond the end of the file are
 * passed on, and sirv responds with 416.
 */
function limitRange({ method, headers }: IncomingMessage): void {
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
