import type { ServerResponse } from 'node:http'
import { lookup } from 'mime-types'
import type { FileContent } from '../feature'

/** The dev server's response to a path of the site. */
export interface Reply {
  status: number
  type: string
  body: string | Buffer
  /** Only for redirects. */
  location?: string
}

/** Returns a redirect. `path` must not be encoded yet; headers must be ASCII. */
export function redirectReply(path: string): Reply {
  const location = encodeURI(path).replace(/[?#]/g, encodeURIComponent)
  return { status: 302, type: 'text/plain', body: '', location }
}

/** Returns a file with the media type of its extension, as hosts send it. */
export function fileReply(path: string, content: FileContent): Reply {
  const body = typeof content === 'string' || Buffer.isBuffer(content) ? content : content.read()
  return { status: 200, type: lookup(path) || 'text/plain', body }
}

export function json(value: unknown): Reply {
  return { status: 200, type: 'application/json', body: JSON.stringify(value) }
}

export function send(response: ServerResponse, { status, type, body, location }: Reply): void {
  const headers = { 'Content-Type': `${type};charset=utf-8`, 'Cache-Control': 'no-cache' }
  response.writeHead(status, location === undefined ? headers : { ...headers, Location: location }).end(body)
}

export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(301, { Location: location, 'Cache-Control': 'no-store' }).end()
}
