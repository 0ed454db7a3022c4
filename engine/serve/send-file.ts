import type { ReadStream, Stats } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentType } from 'mime-types'
import { basename, dirname, extname } from 'pathe'
import send from 'send'
import { isFile } from '../site/public-files'
import { closeWithRequest } from './request-guard'

/** Content codings and the endings of their files, in order of preference. */
const CODINGS = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const

/** Sent with every file. */
const HEADERS = {
  Vary: 'Accept-Encoding',
  'X-Content-Type-Options': 'nosniff',
  // Sandboxed frames have no origin, so all their requests are cross-origin.
  'Access-Control-Allow-Origin': '*',
}

/**
 * Responds with a file, or the compressed version beside it that the browser prefers.
 * @returns false if the file is gone. Nothing is sent then.
 * @throws if the file cannot be read.
 */
export function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  cacheControl: string,
): Promise<boolean> {
  const [coding, ending] = chooseCoding(file, request.headers['accept-encoding'])
  const headers = {
    ...HEADERS,
    'Cache-Control': cacheControl,
    'Content-Type': contentType(extname(file)) || 'application/octet-stream',
    ...(coding === undefined ? {} : { 'Content-Encoding': coding }),
  }
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  return new Promise((resolve, reject) => {
    for (const end of [request, response]) end.once('close', () => resolve(true))
    // Decodes the name, and follows no path out of the folder.
    send(request, encodeURIComponent(basename(file) + ending), {
      root: dirname(file),
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
    })
      .on('error', (error: HttpError) => {
        if (response.headersSent) return reject(error)
        for (const name of response.getHeaderNames()) response.removeHeader(name)
        if (error.status === 404) return resolve(false)
        if (error.status >= 500) return reject(error)
        response.writeHead(error.status, error.headers).end()
      })
      .on('file', (_, { size }: Stats) => allowLongSuffix(request, size))
      .on('stream', (stream: ReadStream) => {
        stream.once('close', () => resolve(true))
        closeWithRequest(stream, request)
      })
      .pipe(response)
  })
}

/** The last 20 bytes of a file of ten are the whole file (RFC 9110, 14.1.2). `send` would answer 416. */
function allowLongSuffix({ headers }: IncomingMessage, size: number): void {
  const [, length] = /^bytes=-(\d+)$/.exec(headers.range ?? '') ?? []
  if (Number(length) > size) delete headers.range
}

/** An error of the package `send`. */
interface HttpError extends Error {
  status: number
  headers?: Record<string, string>
}

/** Returns the coding to send a file in, and the ending of its name. */
function chooseCoding(file: string, accepted = ''): readonly [coding: string | undefined, ending: string] {
  const made = CODINGS.filter(([, ending]) => isFile(file + ending))
  return made.find(([coding]) => accepts(coding, accepted)) ?? [undefined, '']
}

/** `gzip;q=0` means that a browser does not accept gzip, and `*` stands for all codings that are not named. */
export function accepts(coding: string, accepted: string): boolean {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((word) => {
        const [name = '', ...parameters] = word.split(';').map((part) => part.trim())
        const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1'
        return [name, Number(weight)]
      }),
  )
  return (weights.get(coding) ?? weights.get('*') ?? 0) > 0
}
