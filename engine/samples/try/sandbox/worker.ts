import type { TryEnd } from '../../../page/try-it'
import type { Observed, ObservedError } from '../../run/observation'
import { createEvaluator, type Evaluate, PARAMETERS } from '../../run/process/evaluate-module'
import { isUnderWay, trackPlatform } from '../../run/process/tracked'
import type { World } from '../../run/runtime/host'
import type { TryPackages, WorkerJob, WorkerMessage } from './messages'
import { installOwnWorld } from './own-runtime'
import { runTypeScript } from './run-typescript'

/** More than these, one after the other, and the timers are taken to go on for ever. */
const MOST_TIMERS = 1000
/** For what nobody counts, such as the import of a module: how long it is waited for, in ms. */
const LAST_WAIT = 300
/** Of one text; more of it is of no use to a reader. */
const LONGEST_TEXT = 50_000

// Stacks are of no use to a reader, and Node prints none of them.
Error.stackTraceLimit = 0

const wait = setTimeout.bind(globalThis)
const tell: (message: WorkerMessage) => void = postMessage.bind(globalThis)
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
tell({ isReady: true })

async function run({ code, files, packages }: WorkerJob): Promise<void> {
  trackPlatform()
  const world = installOwnWorld(observe)
  let isSettled = false
  evaluate(code, files, packages)
    .catch((error) => observe(describeError('throws', error)))
    .finally(() => {
      isSettled = true
    })
  let ends = await runTimers(world)
  if (!isSettled && ends) {
    await new Promise((resolve) => wait(resolve, LAST_WAIT))
    ends = await runTimers(world)
  }
  tell({ end: endOf(isSettled, ends) })
}

function endOf(isSettled: boolean, ends: boolean): TryEnd {
  return isSettled && ends ? 'done' : 'waits'
}

async function evaluate(code: string, files: WorkerJob['files'], packages?: TryPackages): Promise<void> {
  const load = createEvaluator(packages?.modules ?? {}, (_, module) => {
    const compiled = new AsyncFunction(...PARAMETERS.split(', '), `'use strict';${module.code}`)
    return compiled as unknown as Evaluate
  })
  const exports = new Map<string, unknown>()
  for (const [specifier, id] of Object.entries(packages?.ids ?? {})) exports.set(specifier, await load(id))
  await runTypeScript(code, files, exports)
}

async function runTimers(world: World): Promise<boolean> {
  for (let count = 0; count < MOST_TIMERS; count++) {
    await whenIdle()
    try {
      if (!world.runTimer()) return true
    } catch (error) {
      observe(describeError('uncaught', error))
    }
  }
  return false
}

function observe(observed: Observed): void {
  const cut = (text: string) => text.slice(0, LONGEST_TEXT)
  if ('text' in observed) tell({ observed: { ...observed, text: cut(observed.text) } })
  else if ('message' in observed) tell({ observed: { ...observed, message: cut(observed.message) } })
  else tell({ observed })
}

function describeError(kind: ObservedError['kind'], error: unknown): ObservedError {
  const isError = typeof error === 'object' && error !== null && 'message' in error
  if (!isError) return { kind, name: '', message: String(error) }
  return { kind, name: 'name' in error ? String(error.name) : '', message: String(error.message) }
}

const { port1, port2 } = new MessageChannel()
const waiting: (() => void)[] = []
port1.onmessage = () => waiting.shift()?.()

/** After all promises that can be settled now. */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve)
    port2.postMessage(null)
  })
}

/** Resolves when neither a promise nor an operation of the platform is under way. */
export async function whenIdle(): Promise<void> {
  do await turn()
  while (isUnderWay())
  await turn()
  if (isUnderWay()) await whenIdle()
}
