import type { Observed } from '../../run/observation'
import type { Host, Scope, World } from '../../run/runtime/host'
import { HOST_CLASSES } from '../../run/runtime/host-classes'
import { installWorld } from '../../run/runtime/install-runtime'
import { observedConsole } from './console'
import { useEnglish, useUtc } from './utc-and-english'

/** What a worker has and the world of a sample has not. The policy of the document forbids their use, besides. */
const GONE = [
  ...['XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'Worker', 'importScripts'],
  ...['BroadcastChannel', 'indexedDB', 'caches', 'postMessage', 'onmessage', 'close', 'name'],
  ...['SharedArrayBuffer', 'Atomics', 'WebAssembly'],
]

/** Makes this worker's global object into that of a page, the same as samples have when the site is built. */
export function installOwnWorld(observe: (observed: Observed) => void): World {
  useEnglish()
  useUtc()
  const scope: Scope = {}
  const world = installWorld(scope, lentTo(observe))
  const absent = Object.fromEntries(GONE.map((name) => [name, { value: undefined, writable: true }]))
  const itself = { value: globalThis, writable: true }
  const own = Object.getOwnPropertyDescriptors(scope)
  Object.defineProperties(globalThis, { ...absent, ...own, window: itself, self: itself })
  return world
}

function lentTo(observe: (observed: Observed) => void): Host {
  return {
    classes: HOST_CLASSES,
    intrinsics: {},
    // Only pages that came over HTTPS have it.
    subtle: crypto.subtle ?? Object.create(null),
    console: observedConsole(observe),
    atob: atob.bind(globalThis),
    btoa: btoa.bind(globalThis),
    structuredClone: structuredClone.bind(globalThis),
    observe,
  }
}
