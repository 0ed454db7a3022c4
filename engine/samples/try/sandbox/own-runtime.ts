import type { Observed } from '../../run/observation'
import type { Host, Runtime, Scope } from '../../run/runtime/host'
import { HOST_CLASSES } from '../../run/runtime/host-classes'
import { installRuntime } from '../../run/runtime/install-runtime'
import { observedConsole } from './console'
import { useEnglish, useUtc } from './utc-and-english'

/** Globals of a worker that the runtime of samples lacks. The document's policy blocks them, too. */
const GONE = [
  ...['XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'Worker', 'importScripts'],
  ...['BroadcastChannel', 'indexedDB', 'caches', 'postMessage', 'onmessage', 'close', 'name'],
  ...['SharedArrayBuffer', 'Atomics', 'WebAssembly'],
]

/** Turns this worker's global object into that of a page, as samples have at build time. */
export function installOwnRuntime(observe: (observed: Observed) => void): Runtime {
  useEnglish()
  useUtc()
  const scope: Scope = {}
  const runtime = installRuntime(scope, createHost(observe))
  const absent = Object.fromEntries(GONE.map((name) => [name, { value: undefined, writable: true }]))
  const itself = { value: globalThis, writable: true }
  const own = Object.getOwnPropertyDescriptors(scope)
  Object.defineProperties(globalThis, { ...absent, ...own, window: itself, self: itself })
  return runtime
}

function createHost(observe: (observed: Observed) => void): Host {
  return {
    classes: HOST_CLASSES,
    intrinsics: {},
    // Browsers provide it only in secure contexts.
    subtle: crypto.subtle ?? Object.create(null),
    console: observedConsole(observe),
    atob: atob.bind(globalThis),
    btoa: btoa.bind(globalThis),
    structuredClone: structuredClone.bind(globalThis),
    observe,
  }
}
