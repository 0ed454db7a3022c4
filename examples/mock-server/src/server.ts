import { HttpError } from './http-error'
import type { Routes } from './route'
import { ANYONE, requireUser, sessionOf, USERS } from './session'
import type { State, Switches, User } from './state'
import type { RequestFields, SearchIndex } from './types'

export interface ServerOptions extends Partial<Switches> {
  /** True by default: the first user has a session. */
  signedIn?: boolean
  users?: readonly User[]
}

export interface MockServer {
  /** Has the signature of the platform's `fetch`, and can replace it. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  /** Changes switches from now on. */
  set(changes: Partial<Switches>): void
  /** For tests: who is signed in, what is stored, and what was reported. */
  state: State
}

/** Returns a server with these routes over these documents. */
export function createServer(routes: Routes, index: SearchIndex, options: ServerOptions = {}): MockServer {
  const state = createState(index, options)
  return {
    state,
    set: (changes) => Object.assign(state.switches, changes),
    async fetch(input, init) {
      const request = new Request(input, init)
      await pause(state.switches.latency, request.signal)
      try {
        return await answer(routes, state, request)
      } catch (error) {
        return asHttpError(error, request).toResponse()
      }
    },
  }
}

/** Handlers read fields as the library sends them, so any other error of theirs is due to those of the request. */
function asHttpError(error: unknown, { method, url }: Request): HttpError {
  if (error instanceof HttpError) return error
  const { pathname } = new URL(url)
  return new HttpError(400, `The mock server cannot read the fields of ${method} ${pathname}: ${error}`)
}

function createState(index: SearchIndex, options: ServerOptions): State {
  const { signedIn = true, users = USERS, ...switches } = options
  const state: State = {
    ...index,
    users,
    switches: { latency: 0, errors: {}, expiresAfter: Infinity, signInWith: 'credentials', ...switches },
    signedIn,
    sessions: new Map(),
    get session() {
      return sessionOf(state, ANYONE)
    },
    settings: new Map(),
    audit: [],
  }
  return state
}

async function answer(routes: Routes, state: State, request: Request): Promise<Response> {
  const url = new URL(request.url)
  const endpoint = endpointOf(routes, url.pathname)
  const route = routes[endpoint]
  if (!route) throw new HttpError(404, `The mock server does not know ${request.method} ${url.pathname}.`)
  const status = state.switches.errors[endpoint]
  if (status !== undefined) throw new HttpError(status, `The mock server was told to fail with ${status}.`)
  const fields = await fieldsOf(request, url)
  state.audit.push(...(fields.$auditRecord?.auditEvents ?? []))
  const rest = url.pathname.split(`${endpoint}/`)[1]?.split('/') ?? []
  const { headers, method } = request
  const call = { state, fields, rest, method, headers }
  const result = route.isOpen
    ? route.handle(call)
    : route.handle({ ...call, user: requireUser(state, headers) })
  return result instanceof Response ? result : Response.json(result ?? {})
}

/** Returns the longest endpoint in the path, since a server may be mounted below a folder. */
function endpointOf(routes: Routes, path: string): string {
  const known = Object.keys(routes).filter((name) => `${path}/`.includes(`/${name}/`))
  return known.reduce((longest, name) => (name.length > longest.length ? name : longest), '')
}

async function fieldsOf(request: Request, url: URL): Promise<RequestFields> {
  const text = await request.text()
  if (text === '') return Object.fromEntries(url.searchParams)
  try {
    return JSON.parse(text)
  } catch {
    throw new HttpError(400, `The body of ${request.method} ${url.pathname} is not JSON.`)
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> | undefined {
  signal.throwIfAborted()
  if (milliseconds <= 0) return undefined
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, milliseconds)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })
}
