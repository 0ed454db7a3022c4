import { createClock, installClock } from './clock'
import type { Host, Runtime, Scope } from './host'
import { installNetwork } from './network'
import { installRandom } from './random'

/**
 * Browsers hide these from pages that are not cross-origin isolated, or our content security policy blocks
 * them.
 */
const ABSENT = ['SharedArrayBuffer', 'Atomics', 'WebAssembly']

/** Turns a bare global object into that of a newly opened page. Runs in the sample's own realm. */
export function installRuntime(scope: Scope, host: Host): Runtime {
  const clock = createClock()
  for (const name of ABSENT) delete scope[name]
  joinRealms(scope, host)
  Object.assign(scope, host.classes, { atob: host.atob, btoa: host.btoa, console: host.console })
  scope.File = fileClass(host.classes.File)
  scope.structuredClone = host.structuredClone
  scope.queueMicrotask = (run: () => void) => void Promise.resolve().then(run)
  scope.window = scope
  scope.self = scope
  scope.navigator = { language: 'en-US', languages: ['en-US', 'en'], onLine: true, userAgent: 'Mozilla/5.0' }
  scope.localStorage = new Storage()
  scope.sessionStorage = new Storage()
  installClock(scope, clock)
  installRandom(scope, host)
  installEvents(scope, host)
  installNetwork(scope, host, clock, installAddress(scope, host))
  scope.AbortSignal = signalsBy(scope.setTimeout as typeof setTimeout)
  return { runTimer: clock.runNext }
}

/** By default, `lastModified` is the sample's own time. */
function fileClass(Base: typeof File): typeof File {
  class OwnFile extends Base {
    constructor(parts: BlobPart[], name: string, options?: FilePropertyBag) {
      super(parts, name, { lastModified: Date.now(), ...options })
    }
  }
  Object.defineProperty(OwnFile, 'name', { value: 'File' })
  return OwnFile
}

/** Implements `AbortSignal.timeout` with the sample's clock. */
function signalsBy(wait: typeof setTimeout): typeof AbortSignal {
  const timeout = (delay: number): AbortSignal => {
    const controller = new AbortController()
    const reason = new DOMException('The operation was aborted due to timeout', 'TimeoutError')
    wait(() => controller.abort(reason), delay)
    return controller.signal
  }
  return new Proxy(AbortSignal, {
    get: (target, key) => (key === 'timeout' ? timeout : Reflect.get(target, key)),
  })
}

const HOME = 'https://search.acme.example/'

/** Installs `location` and `history`. Navigations are recorded but not performed: the sample continues. */
function installAddress(scope: Scope, { classes, observe }: Host): { href(): string } {
  let url = new classes.URL(HOME)
  const open = (target: string | URL) => observe({ kind: 'opens', url: new classes.URL(target, url).href })
  const change = (state: unknown, _title?: string, target?: string | URL | null) => {
    history.state = state
    if (target !== undefined && target !== null) url = new classes.URL(target, url)
  }
  const history: Scope = { state: null, length: 1, pushState: change, replaceState: change }
  const location = { assign: open, replace: open, reload: () => open(url), toString: () => url.href }
  for (const part of PARTS) {
    const set = (value: string) => open(withPart(new classes.URL(url.href), part, value))
    Object.defineProperty(location, part, { enumerable: true, get: () => url[part], set })
  }
  Object.defineProperty(location, 'origin', { enumerable: true, get: () => url.origin })
  Object.defineProperty(scope, 'location', { enumerable: true, get: () => location, set: open })
  scope.history = history
  scope.origin = url.origin
  return { href: () => url.href }
}

const PARTS = ['href', 'protocol', 'host', 'hostname', 'port', 'pathname', 'search', 'hash'] as const

function withPart(url: URL, part: (typeof PARTS)[number], value: string): string | URL {
  if (part === 'href') return value
  url[part] = value
  return url
}

/** Makes the global object an event target, as `window` is. */
function installEvents(scope: Scope, { classes }: Host): void {
  const target = new classes.EventTarget()
  scope.addEventListener = target.addEventListener.bind(target)
  scope.removeEventListener = target.removeEventListener.bind(target)
  scope.dispatchEvent = target.dispatchEvent.bind(target)
}

/**
 * Platform objects belong to another realm. This makes them pass `instanceof` checks in the sample's realm,
 * for every built-in class.
 */
function joinRealms(scope: Scope, { intrinsics }: Host): void {
  for (const [name, theirs] of Object.entries(intrinsics)) {
    const own = scope[name]
    if (typeof own !== 'function' || typeof theirs !== 'function') continue
    Object.defineProperty(own, Symbol.hasInstance, {
      value(this: unknown, value: unknown): boolean {
        const isOwn = Function.prototype[Symbol.hasInstance].call(this, value)
        return isOwn || (this === own && value instanceof theirs)
      },
    })
  }
}

/** Implements `localStorage`: stored texts are its own properties. */
export class Storage {
  [key: string]: unknown

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null
  }

  setItem(key: string, value: unknown): void {
    const property = { value: String(value), configurable: true, enumerable: true, writable: true }
    Object.defineProperty(this, String(key), property)
  }

  removeItem(key: string): void {
    if (Object.hasOwn(this, key)) delete this[key]
  }

  clear(): void {
    for (const key of Object.keys(this)) delete this[key]
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null
  }

  get length(): number {
    return Object.keys(this).length
  }
}
