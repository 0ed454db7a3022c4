import type { Clock } from './clock'
import type { Host, Scope } from './host'
import { recordRequest } from './record-request'
import { responseClass } from './responses'
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
