import { webcrypto } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { types } from 'node:util'
import { type Context, createContext, Script } from 'node:vm'
import type { Ending, Job, RunnableModule } from '../job'
import type { Observation, Observed, ObservedError } from '../observation'
import type { Host, Scope, World } from '../runtime/host'
import { HOST_CLASSES } from '../runtime/host-classes'
import { observedConsole } from './console'
import { createEvaluator, type Evaluate, PARAMETERS } from './evaluate-module'
import { isUnderWay } from './tracked'

/** More than these, one after the other, and the timers of a sample are taken to go on for ever. */
const MOST_TIMERS = 1000

// Built-in classes are properties of this object, and not of the one that the context was made of.
const GLOBAL = new Script('globalThis')

type Install = (scope: Scope, host: Host) => World

/** Runs one sample in a world of its own, until nothing is left to happen. */
export async function runSample(entry: string, { modules }: Job, worldScript: Script): Promise<Ending> {
  const observation: Observation = []
  const context = createContext()
  const install: Install = worldScript.runInContext(context)
  const world = install(
    GLOBAL.runInContext(context),
    lentTo((observed) => observation.push(observed)),
  )
  const forget = observeStray((error) => observation.push(error))
  let settled = false
  createEvaluator(modules, (id, module) => moduleScript(id, module, context))(entry)
    .catch((error) => observation.push(describeError('throws', error)))
    .finally(() => {
      settled = true
    })
  const ends = await runTimers(world, (error) => observation.push(describeError('uncaught', error)))
  forget()
  return { observation, waits: !settled || !ends }
}

async function runTimers(world: World, failed: (error: unknown) => void): Promise<boolean> {
  for (let count = 0; count < MOST_TIMERS; count++) {
    await whenIdle()
    try {
      if (!world.runTimer()) return true
    } catch (error) {
      failed(error)
    }
  }
  return false
}

/** Errors that no code of the sample handles. */
function observeStray(observe: (error: ObservedError) => void): () => void {
  const rejected = (reason: unknown) => observe(describeError('rejection', reason))
  const uncaught = (error: unknown) => observe(describeError('uncaught', error))
  process.on('unhandledRejection', rejected)
  process.on('uncaughtException', uncaught)
  return () => {
    process.off('unhandledRejection', rejected)
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

/** What this process lends to the world of one sample. */
export function lentTo(observe: (observed: Observed) => void): Host {
  return {
    classes: HOST_CLASSES,
    intrinsics: { ...ERRORS, ...BUILT_IN },
    subtle: webcrypto.subtle as SubtleCrypto,
    console: observedConsole(observe),
    atob,
    btoa,
    structuredClone,
    observe,
  }
}

const scripts = new Map<string, Script>()

/** What evaluates a module in a world. A script is parsed once for all samples, and run in each for itself. */
export function moduleScript(id: string, { code }: RunnableModule, context: Context): Evaluate {
  const known = scripts.get(id)
  const script = known ?? new Script(`(async (${PARAMETERS}) => {'use strict';${code}\n})`, { filename: id })
  scripts.set(id, script)
  return script.runInContext(context)
}

/** Resolves when neither a promise nor an operation of the platform is under way. */
export async function whenIdle(): Promise<void> {
  do await setImmediate()
  while (isUnderWay())
  // What an operation's end has set going.
  await setImmediate()
  if (isUnderWay()) await whenIdle()
}
