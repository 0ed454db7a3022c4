import type { Json } from '../../../page/tree'
import type { ObservedRequest } from '../observation'
import type { Clock } from './clock'
import type { Host, HostClasses, Scope } from './host'
import { ownBuffer } from './random'
import { type Answer, createStandIn } from './stand-in'

/** `fetch` that records what it is asked for and lets a stand-in answer; `respond` tells the stand-in what. */
export function installNetwork(scope: Scope, host: Host, clock: Clock, address: { href(): string }): void {
  const { Request } = host.classes
  const standIn = createStandIn()
  scope.Response = responseClass(host.classes.Response)
  scope.respond = standIn.respond
  scope.fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const target = input instanceof Request ? input : new URL(input, address.href())
    const request = new Request(target, init)
    request.signal.throwIfAborted()
    host.observe(await recordRequest(request, address.href()))
    const answer = standIn.answer(new URL(request.url))
    await arrival(answer.delay, request.signal, clock)
    if (answer.body instanceof Error) throw answer.body
    return response(answer, request.url)
  }
}

/** A request can be aborted until its answer is here, also while it is recorded. */
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

function response({ body, status, headers }: Answer, url: string): Response {
  const hasNoBody = body === null || [204, 205, 304].includes(status)
  const isText = typeof body === 'string' || body instanceof Blob
  const type: Record<string, string> = isText || hasNoBody ? {} : { 'content-type': 'application/json' }
  const content = hasNoBody ? null : isText ? body : JSON.stringify(body)
  const made = new Response(content, { status, headers: { ...type, ...headers } })
  return Object.defineProperty(made, 'url', { value: url })
}

/** A form's parts are parted by a line that differs from run to run. */
const BOUNDARY = /-{4}formdata-\w+-\d+/g

/** Early versions of Node 20 leave the last line of a form open. */
const OPEN_END = /^------form--$(?![\s\S])/m

/** A request as data. `home` is the address of the page. */
export async function recordRequest(request: Request, home: string): Promise<ObservedRequest> {
  const url = new URL(request.url)
  const path = url.origin === new URL(home).origin ? url.pathname : url.origin + url.pathname
  const headers = [...request.headers].map(([name, value]) => [name, value.replace(BOUNDARY, '----form')])
  const text = (await request.clone().text()).replace(BOUNDARY, '----form')
  const body = readBody(text.replace(OPEN_END, '$&\r\n'))
  return {
    kind: 'request',
    method: request.method,
    path,
    ...(url.search === '' ? {} : { query: grouped(url.searchParams) }),
    headers: Object.fromEntries(headers),
    ...(request.credentials === 'same-origin' ? {} : { credentials: request.credentials }),
    ...(body === undefined ? {} : { body }),
  }
}

function grouped(params: URLSearchParams): Record<string, string | string[]> {
  const entries = [...new Set(params.keys())].map((name): [string, string | string[]] => {
    const values = params.getAll(name)
    return [name, values.length === 1 ? (values[0] ?? '') : values]
  })
  return Object.fromEntries(entries)
}

/** Objects and lists are read; what only happens to be JSON, such as a number, stays a text. */
function readBody(text: string): Json | undefined {
  if (text === '') return undefined
  try {
    return /^\s*[[{]/.test(text) ? JSON.parse(text) : text
  } catch {
    return text
  }
}

/** `Response` whose bodies are read into objects of the sample's own realm. */
export function responseClass(Base: HostClasses['Response']): typeof Response {
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
