import type { Json } from '../../../../../page/tree'
import type { ObservedRequest } from '../observation'
import type { Clock } from './clock'
import type { Host, HostClasses, Scope } from './host'
import { type Answer, createMockServer, EMPTY } from './mock-server'
import { ownBuffer } from './random'

/**
 * Installs a `fetch` that records requests. Responses come from `respond`, or else from the site's mock server, or else
 * are `{}`.
 */
export function installNetwork(scope: Scope, host: Host, clock: Clock, address: { href(): string }): void {
  const { Request } = host.classes
  const server = createMockServer()
  scope.Response = responseClass(host.classes.Response)
  scope.respond = server.respond
  scope.fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const target = input instanceof Request ? input : new URL(input, address.href())
    const request = new Request(target, init)
    request.signal.throwIfAborted()
    host.observe(await recordRequest(request, address.href()))
    const answer = server.answer(new URL(request.url))
    if (!answer && host.answer) return toResponse(await host.answer(request), request.url)
    const { body, delay, ...rest } = answer ?? EMPTY
    await arrival(delay, request.signal, clock)
    if (body instanceof Error) throw body
    const own = typeof body === 'function' ? body(await (await host.answer?.(request))?.json()) : body
    return response({ ...rest, body: own }, request.url)
  }
}

/** Returns a response of the site's mock server as an instance of the samples' own class. */
function toResponse(made: Response, url: string): Response {
  return Object.defineProperty(Object.setPrototypeOf(made, Response.prototype), 'url', { value: url })
}

/** A request can be aborted until its response arrives, also while it is being recorded. */
function arrival(delay: number, signal: AbortSignal, clock: Clock): Promise<void> | undefined {
  signal.throwIfAborted()
  if (delay <= 0) return undefined
  return new Promise((resolve, reject) => {
    const timer = clock.after(delay, resolve)
    signal.addEventListener('abort', () => {
      clock.cancel(timer)
      reject(signal.reason)
    })
  })
}

function response({ body, status, headers }: Omit<Answer, 'delay'>, url: string): Response {
  const hasNoBody = body === null || [204, 205, 304].includes(status)
  const isText = typeof body === 'string' || body instanceof Blob
  const type: Record<string, string> = isText || hasNoBody ? {} : { 'content-type': 'application/json' }
  const content = hasNoBody ? null : isText ? body : JSON.stringify(body)
  const made = new Response(content, { status, headers: { ...type, ...headers } })
  return Object.defineProperty(made, 'url', { value: url })
}

/** The boundary between the parts of a form is random. */
const BOUNDARY = /-{4}formdata-\w+-\d+/g

/** Early versions of Node 20 omit the line break after the last boundary. */
const OPEN_END = /^------form--$(?![\s\S])/m

/** Returns a request as data. `home` is the URL of the page. */
async function recordRequest(request: Request, home: string): Promise<ObservedRequest> {
  const url = new URL(request.url)
  const path = url.origin === new URL(home).origin ? url.pathname : url.origin + url.pathname
  const headers = [...request.headers].map(([name, value]) => [name, value.replace(BOUNDARY, '----form')])
  const text = (await request.clone().text()).replace(BOUNDARY, '----form')
  const body = readBody(text.replace(OPEN_END, '$&\r\n'))
  return {
    kind: 'request',
    method: request.method,
    path,
    ...(url.search === '' ? {} : { query: groupValues(url.searchParams) }),
    headers: Object.fromEntries(headers),
    ...(request.credentials === 'same-origin' ? {} : { credentials: request.credentials }),
    ...(body === undefined ? {} : { body }),
  }
}

function groupValues(params: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(params.keys())].map((name): [string, string | string[]] => {
    const values = params.getAll(name)
    return [name, values.length === 1 ? (values[0] ?? '') : values]
  })
  return Object.fromEntries(entries)
}

/** Parses objects and arrays only: text that merely looks like JSON, such as a number, stays text. */
function readBody(text: string): Json | undefined {
  if (text === '') return undefined
  try {
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : text
  } catch {
    return text
  }
}

/** Returns a `Response` class whose bodies are read into objects of the sample's own realm. */
function responseClass(Base: HostClasses['Response']): typeof Response {
  class OwnResponse extends Base {
    override async text(): Promise<string> {
      return super.text()
    }

    override async json(): Promise<unknown> {
      return JSON.parse(await super.text())
    }

    override async arrayBuffer(): Promise<ArrayBuffer> {
      return ownBuffer(await super.arrayBuffer()) as ArrayBuffer
    }

    override async blob(): Promise<Blob> {
      return super.blob()
    }

    override clone(): Response {
      return Object.setPrototypeOf(super.clone(), OwnResponse.prototype)
    }
  }
  Object.defineProperty(OwnResponse, 'name', { value: 'Response' })
  return OwnResponse
}
