import { spawn } from 'node:child_process'
import { subscribe } from 'node:diagnostics_channel'
import { readFileSync, writeSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parentPort, Worker } from 'node:worker_threads'

const COMMAND = fileURLToPath(new URL('command.mjs', import.meta.url))
/** The command tells its work to its guard through a pipe of this number. */
const PIPE = 3
/** In seconds: when slow work is named, and when it is ended unless `--limit` says otherwise. */
const NAMED_AFTER = 5
const LIMIT = 120
/** In MB, on top of the memory in use when the work began. V8 would abort the process later, with a dump. */
const MEMORY = 1024
const INTERVAL = 250
const CRASHES = ['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGABRT']

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
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const limit = limitOf(args)
  let tooMuch
  const watch = watchWork((seconds, memory) => {
    if (limit === 0 || tooMuch) return
    if (seconds >= limit) tooMuch = `${limit} s`
    else if (memory > MEMORY) tooMuch = `${MEMORY} MB of memory`
    if (tooMuch) child.kill('SIGKILL')
  }, child.pid)
  let received = ''
  child.stdio[PIPE].on('data', (text) => {
    const lines = (received + text).split('\n')
    received = lines.pop()
    if (lines.length > 0) watch.note(JSON.parse(lines.at(-1)))
  })
  child.on('close', (code, signal) => {
    const work = watch.stop()
    const isFromOutside = signal !== null && signal !== 'SIGKILL' && !CRASHES.includes(signal)
    if (!work || work.done || (isFromOutside && !tooMuch)) return end(code, signal)
    const [what, hint] = tooMuch ? ended(tooMuch, limit) : unfinished(code, signal)
    console.error(message(what, work.on, hint))
    process.exitCode = 1
  })
}

/** Tells the guard what this process works on. */
export function tellGuard() {
  delete process.env.DOCS_GUARDED
  subscribe('docs:work', (work) => writeSync(PIPE, `${JSON.stringify(work)}\n`))
}

/** Names slow work of this process from a separate thread, which an endless loop cannot block. */
export function watchHere() {
  const worker = new Worker(new URL(import.meta.url), { execArgv: [] })
  worker.unref()
  subscribe('docs:work', (work) => worker.postMessage(work))
}

if (parentPort) parentPort.on('message', watchWork().note)

function end(code, signal) {
  if (signal === null) process.exitCode = code
  else {
    // With its own listeners, this process would outlive the signal, and end as if all were well.
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  }
}

/**
 * Names work that takes long. `look` gets the seconds that the current work has taken, and the memory that the process
 * has taken for it.
 */
function watchWork(look = () => undefined, pid = process.pid) {
  let work
  let since = 0
  let before = 0
  let isNamed = false
  const timer = setInterval(() => {
    const seconds = (performance.now() - since) / 1000
    if (work?.on === undefined) return
    // Synchronous, since `console` in a worker prints through the main thread, which may be blocked.
    if (!isNamed && seconds >= NAMED_AFTER) writeSync(1, `still working on ${work.on}\n`)
    isNamed ||= seconds >= NAMED_AFTER
    look(seconds, memoryOf(pid) - before)
  }, INTERVAL)
  return {
    note(next) {
      work = next
      since = performance.now()
      before = memoryOf(pid)
      isNamed = false
    },
    stop() {
      clearInterval(timer)
      return work
    },
  }
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

function limitOf(args) {
  const at = args.findIndex((word) => /^--limit(=|$)/.test(word))
  const text = at < 0 ? '' : args[at].split('=')[1] || args[at + 1]
  return /^\d+$/.test(text) ? Number(text) : LIMIT
}

function ended(tooMuch, limit) {
  const hint = tooMuch.endsWith('s')
    ? `Look for an endless loop. If the work needs more time, set --limit ${limit * 2}, or 0 for no limit.`
    : 'Look for a component inside itself, or endless data. For work that needs more: --limit 0 for no limit.'
  return [`The command was ended: one piece of work took more than ${tooMuch}.`, hint]
}

function unfinished(code, signal) {
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
function message(what, on = 'the site', hint) {
  return `error: ${what}\n  at        ${on}\n  expected  work that finishes normally\n  fix       ${hint}`
}
