import { spawn } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync, writeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { parentPort, Worker } from 'node:worker_threads'

const COMMAND = fileURLToPath(new URL('command.mjs', import.meta.url))
/** The command tells its work to its guard through a pipe of this number. */
const PIPE = 3
/** In seconds: when slow work is named, and when it is ended unless `--limit` says otherwise. */
const NAMED_AFTER = 5
const LIMIT = '120'
/** In MB, on top of the memory in use when the work began. V8 would abort the process later, with a dump. */
const MEMORY = 1024
const INTERVAL = 250
/** Signals with which somebody ends the command, which need no message. */
const ENDS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** What the command works on. Before the first work, an end needs no message: the command says itself what is wrong. */
let work = { done: true }

/**
 * Runs a command in a child process, and reports what it was working on if it does not end normally. After an endless
 * loop, a crash of the parser, an exit or an unsettled promise, the command itself could not.
 * @param {string[]} args
 */
export function guard(args) {
  const child = spawn(process.execPath, [...process.execArgv, COMMAND, ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'pipe'],
    env: { ...process.env, DOCS_GUARDED: 'true' },
  })
  for (const signal of ENDS) process.on(signal, () => child.kill(signal))
  let received = ''
  child.stdio[PIPE].on('data', (text) => {
    const lines = (received + text).split('\n')
    received = lines.pop()
    if (lines.length > 0) begin({ ...JSON.parse(lines.at(-1)), memory: memoryOf(child.pid) })
  })
  const options = { limit: { type: 'string', default: LIMIT } }
  const { values } = parseArgs({ args, options, strict: false, allowPositionals: true })
  let excess
  const timer = setInterval(() => {
    nameSlowWork()
    excess ??= excessOf(Number(values.limit), child.pid)
    if (excess) child.kill('SIGKILL')
  }, INTERVAL)
  child.on('close', (code, signal) => {
    clearInterval(timer)
    const cause = excess ?? causeOf(code, signal)
    if (!cause || work.done) return end(code, signal)
    console.error(message(...cause))
    process.exitCode = 1
  })
}

/** Tells the guard what this process works on. */
export function tellGuard() {
  delete process.env.DOCS_GUARDED
  subscribe('docs:work', (next) => writeSync(PIPE, `${JSON.stringify(next)}\n`))
}

/** Names slow work of this process from a separate thread, which an endless loop cannot block. */
export function watchHere() {
  const worker = new Worker(new URL(import.meta.url), { execArgv: [] })
  worker.unref()
  subscribe('docs:work', (next) => worker.postMessage(next))
}

if (parentPort) {
  parentPort.on('message', begin)
  setInterval(nameSlowWork, INTERVAL)
}

function begin(next) {
  work = { ...next, since: performance.now() }
}

/** Synchronous, since `console` in a worker prints through the main thread, which may be blocked. */
function nameSlowWork() {
  if (work.on === undefined || work.isNamed || seconds() < NAMED_AFTER) return
  work.isNamed = true
  writeSync(1, `still working on ${work.on}\n`)
}

function seconds() {
  return (performance.now() - work.since) / 1000
}

/** In MB; 0 where the system has no such file, as outside Linux. */
function memoryOf(pid) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
    return kilobytes / 1024
  } catch {
    return 0
  }
}

/** Returns what work takes too much of, and what to do; undefined if it takes nothing too much. */
function excessOf(limit, pid) {
  if (work.on === undefined || limit === 0) return undefined
  const tooMuch = (amount) => `The command was ended: one piece of work took more than ${amount}.`
  if (seconds() >= limit)
    return [
      tooMuch(`${limit} s`),
      `Look for an endless loop. If the work needs more time, set --limit ${limit * 2}, or 0 for no limit.`,
    ]
  if (memoryOf(pid) - work.memory > MEMORY)
    return [
      tooMuch(`${MEMORY} MB of memory`),
      'Look for a component inside itself, or endless data. For work that needs more: --limit 0 for no limit.',
    ]
}

/** Returns what ended a command before it had finished, and what to do; undefined if somebody did. */
function causeOf(code, signal) {
  if (ENDS.includes(signal)) return undefined
  if (signal === 'SIGKILL')
    return [
      'The command was killed from outside.',
      'Run it again; if memory is low, close other programs first.',
    ]
  if (signal !== null || code > 128)
    return [
      `The command crashed (${signal ?? `exit code ${code}`}).`,
      'Look for endless recursion, very deep nesting, or endless data.',
    ]
  if (code === 13)
    return [
      'The command is waiting for a promise that never settles.',
      'Look for a promise that is never resolved.',
    ]
  return [
    `The command was ended by process.exit(${code}).`,
    'Remove the call: a thrown error ends the command, and says where.',
  ]
}

/** Formatted like `formatProblem`, which is only available in the command's bundle. */
function message(what, hint) {
  return `error: ${what}\n  at        ${work.on ?? 'the site'}\n  expected  work that finishes normally\n  fix       ${hint}`
}

function end(code, signal) {
  if (signal === null) process.exitCode = code
  else {
    // With its own listeners, this process would outlive the signal, and end as if all were well.
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  }
}
