import { webcrypto } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { types } from 'node:util'
import { type Context, createContext, Script } from 'node:vm'
import type { Ending, Job, RunnableModule } from '../job'
import type { Observation, Observed, ObservedError } from '../observation'
import { HOST_CLASSES, type Host, type Runtime, type Scope } from '../runtime/host'
import { createConsole } from './console'
import { createEvaluator, type Evaluate, PARAMETERS } from './evaluate-module'
import { answerWith } from './sample-server'
import { isUnderWay } from './tracked'

/** After this many consecutive timers, a sample's timers are assumed never to end. */
const MAX_TIMERS = 1000

// Built-in classes are properties of the context's own global, not of the object it was created from.
const GLOBAL = new Script('globalThis')

type Install = (scope: Scope, host: Host) => Runtime

/** Runs one sample in a runtime of its own until it has no pending work. */
export async function runSample(entry: string, job: Job, runtimeScript: Script): Promise<Ending> {
  const { modules, server } = job
  const observation: Observation = []
  const context = createContext()
  const install: Install = runtimeScript.runInContext(context)
  const load = createEvaluator(modules, (id, module) => moduleScript(id, module, context))
  const host = createHost((observed) => observation.push(observed))
  if (server !== undefined) host.answer = answerWith(() => load(server))
  const runtime = install(GLOBAL.runInContext(context), host)
  const forget = observeStray((error) => observation.push(error))
  let settled = false
  load(entry)
    .catch((error) => observation.push(describeError('throws', error)))
    .finally(() => {
      settled = true
    })
  const ends = await runTimers(runtime, (error) => observation.push(describeError('uncaught', error)))
  forget()
  return { observation, waits: !settled || !ends }
}

async function runTimers(runtime: Runtime, failed: (error: unknown) => void): Promise<boolean> {
  for (let count = 0; count < MAX_TIMERS; count++) {
    await whenIdle()
    try {
      if (!runtime.runTimer()) return true
    } catch (error) {
      failed(error)
    }
  }
  return false
}

/** Records errors that the sample does not handle. */
function observeStray(observe: (error: ObservedError) => void): () => void {
  const noteRejection = (reason: unknown) => observe(describeError('rejection', reason))
  const uncaught = (error: unknown) => observe(describeError('uncaught', error))
  process.on('unhandledRejection', noteRejection)
  process.on('uncaughtException', uncaught)
  return () => {
    process.off('unhandledRejection', noteRejection)
    process.off('uncaughtException', uncaught)
  }
}

function describeError(kind: ObservedError['kind'], error: unknown): ObservedError {
  if (!isErrorLike(error)) return { kind, name: '', message: String(error) }
  return { kind, name: String(error.name), message: String(error.message) }
}

function isErrorLike(error: unknown): error is Error {
  return types.isNativeError(error) || (typeof error === 'object' && error !== null && 'message' in error)
}

const ERRORS = { Error, TypeError, RangeError, SyntaxError, URIError, EvalError, ReferenceError }
const BUILT_IN = { Object, Function, Array, Map, Set, Promise, ArrayBuffer, Uint8Array }

/** Returns what this process injects into a sample's runtime. */
export function createHost(observe: (observed: Observed) => void): Host {
  return {
    classes: HOST_CLASSES,
    intrinsics: { ...ERRORS, ...BUILT_IN },
    subtle: webcrypto.subtle as SubtleCrypto,
    console: createConsole(observe),
    atob,
    btoa,
    structuredClone,
    observe,
  }
}

const scripts = new Map<string, Script>()

/**
 * Returns a function that evaluates a module in a runtime. Scripts are parsed once and evaluated per sample.
 */
function moduleScript(id: string, { code }: RunnableModule, context: Context): Evaluate {
  const known = scripts.get(id)
  const script = known ?? new Script(`(async (${PARAMETERS}) => {'use strict';${code}\n})`, { filename: id })
  scripts.set(id, script)
  return script.runInContext(context)
}

/** Resolves when no promise and no platform operation is pending. */
export async function whenIdle(): Promise<void> {
  do await setImmediate()
  while (isUnderWay())
  // An operation that ends may start others.
  await setImmediate()
  if (isUnderWay()) await whenIdle()
}
