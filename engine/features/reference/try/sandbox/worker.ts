import type { RunnableModule } from '../../samples/run/job'
import type { Observed, ObservedError } from '../../samples/run/observation'
import {
  createEvaluator,
  type Evaluate,
  type Exports,
  PARAMETERS,
} from '../../samples/run/process/evaluate-module'
import { answerWith } from '../../samples/run/process/sample-server'
import { isUnderWay, trackPlatform } from '../../samples/run/process/tracked'
import { HOST_CLASSES, type Host, type Runtime, type Scope } from '../../samples/run/runtime/host'
import { installRuntime } from '../../samples/run/runtime/install-runtime'
import type { TryEnd, TryJob } from '../try-it'
import { createConsole } from './console'
import { runTypeScript } from './run-typescript'
import { useEnglish, useUtc } from './utc-and-english'

/** Packages as runnable modules: the content of their file. */
export interface TryPackages {
  modules: Record<string, RunnableModule>
  /** Module ids by import specifier. */
  ids: Record<string, string>
  /** Id of the module that answers requests. */
  server?: string
}

/** The request to the worker once it is ready. */
type WorkerJob = Omit<TryJob, 'packages'> & { packages?: TryPackages }

/** The worker's messages. */
type WorkerMessage = { isReady: true } | { observed: Observed } | { end: TryEnd }

/** After this many consecutive timers, they are assumed never to end. */
const MAX_TIMERS = 1000
/** In milliseconds. Waits for work that is not tracked, such as importing a module. */
const LAST_WAIT = 300
/** In characters. A reader has no use for more of one text. */
const MAX_TEXT_LENGTH = 50_000

// Stack traces are of no use to readers, and Node's recorded output has none.
Error.stackTraceLimit = 0

const wait = setTimeout.bind(globalThis)
const send: (message: WorkerMessage) => void = postMessage.bind(globalThis)
const AsyncFunction: FunctionConstructor = Object.getPrototypeOf(async () => {}).constructor

addEventListener('message', ({ data }: MessageEvent<WorkerJob>) => void run(data), { once: true })
addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  observe(describeError('rejection', event.reason))
})
addEventListener('error', (event) => {
  event.preventDefault()
  observe(describeError('uncaught', event.error))
})
send({ isReady: true })

async function run({ code, files, packages }: WorkerJob): Promise<void> {
  trackPlatform()
  const load = createEvaluator(packages?.modules ?? {}, (_, module) => {
    const compiled = new AsyncFunction(...PARAMETERS.split(', '), `'use strict';${module.code}`)
    return compiled as unknown as Evaluate
  })
  const server = packages?.server
  const answer = server === undefined ? undefined : answerWith(() => load(server))
  const runtime = installOwnRuntime({ ...createHost(observe), answer })
  let isSettled = false
  evaluate(code, files, packages?.ids ?? {}, load)
    .catch((error) => observe(describeError('throws', error)))
    .finally(() => {
      isSettled = true
    })
  let ends = await runTimers(runtime)
  if (!isSettled && ends) {
    await new Promise((resolve) => wait(resolve, LAST_WAIT))
    ends = await runTimers(runtime)
  }
  send({ end: endOf(isSettled, ends) })
}

function endOf(isSettled: boolean, ends: boolean): TryEnd {
  return isSettled && ends ? 'done' : 'waits'
}

async function evaluate(
  code: string,
  files: WorkerJob['files'],
  ids: TryPackages['ids'],
  load: (id: string) => Promise<Exports>,
): Promise<void> {
  const exports = new Map<string, unknown>()
  for (const [specifier, id] of Object.entries(ids)) exports.set(specifier, await load(id))
  await runTypeScript(code, files, exports)
}

async function runTimers(runtime: Runtime): Promise<boolean> {
  for (let count = 0; count < MAX_TIMERS; count++) {
    await whenIdle()
    try {
      if (!runtime.runTimer()) return true
    } catch (error) {
      observe(describeError('uncaught', error))
    }
  }
  return false
}

function observe(observed: Observed): void {
  const cut = (text: string) => text.slice(0, MAX_TEXT_LENGTH)
  if ('text' in observed) send({ observed: { ...observed, text: cut(observed.text) } })
  else if ('message' in observed) send({ observed: { ...observed, message: cut(observed.message) } })
  else send({ observed })
}

function describeError(kind: ObservedError['kind'], error: unknown): ObservedError {
  const isError = typeof error === 'object' && error !== null && 'message' in error
  if (!isError) return { kind, name: '', message: String(error) }
  return { kind, name: 'name' in error ? String(error.name) : '', message: String(error.message) }
}

const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

/** Resolves after all promises that can settle now. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    port2.postMessage(null)
  })
}

/** Resolves when no promise and no platform operation is pending. */
export async function whenIdle(): Promise<void> {
  do await turn()
  while (isUnderWay())
  await turn()
  if (isUnderWay()) await whenIdle()
}

/** Globals of a worker that the runtime of samples lacks. The document's policy blocks them, too. */
const GONE = [
  ...['XMLHttpRequest', 'WebSocket', 'EventSource', 'WebTransport', 'Worker', 'importScripts'],
  ...['BroadcastChannel', 'indexedDB', 'caches', 'postMessage', 'onmessage', 'close', 'name'],
  ...['SharedArrayBuffer', 'Atomics', 'WebAssembly'],
]

/** Turns this worker's global object into that of a page, as at build time. */
function installOwnRuntime(host: Host): Runtime {
  useEnglish()
  useUtc()
  const scope: Scope = {}
  const runtime = installRuntime(scope, host)
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
    console: createConsole(observe),
    atob: atob.bind(globalThis),
    btoa: btoa.bind(globalThis),
    structuredClone: structuredClone.bind(globalThis),
    observe,
  }
}
