import { installAddress } from './address'
import { installChance } from './chance'
import { createClock, installClock } from './clock'
import { installEvents } from './events'
import type { Host, Scope, World } from './host'
import { installNetwork } from './network'
import { joinRealms } from './realms'
import { Storage } from './storage'

/** Not in a page that is not isolated, or not by our policy. */
const ABSENT = ['SharedArrayBuffer', 'Atomics', 'WebAssembly']

/** Makes a bare global object into that of a page that has just been opened. Runs in the sample's own realm. */
export function installWorld(scope: Scope, host: Host): World {
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
  installChance(scope, host)
  installEvents(scope, host)
  installNetwork(scope, host, clock, installAddress(scope, host))
  scope.AbortSignal = signalsBy(scope.setTimeout as typeof setTimeout)
  return { runTimer: clock.runNext }
}

/** A file is as old as the sample makes it, else of now. */
function fileClass(Base: typeof File): typeof File {
  class OwnFile extends Base {
    constructor(parts: BlobPart[], name: string, options?: FilePropertyBag) {
      super(parts, name, { lastModified: Date.now(), ...options })
    }
  }
  Object.defineProperty(OwnFile, 'name', { value: 'File' })
  return OwnFile
}

/** `AbortSignal.timeout` by the clock of the world. */
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
