import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { openSync, readFileSync, readSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isMainThread, Worker, workerData } from 'node:worker_threads'

const COMMAND = fileURLToPath(new URL('command.mjs', import.meta.url))
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
  const { file, opened } = createProgress()
  const child = spawn(process.execPath, [...process.execArgv, COMMAND, ...args], {
    stdio: 'inherit',
    env: { ...process.env, DOCS_PROGRESS: file },
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  const watch = watchProgress(opened, limitOf(args), child)
  child.on('close', (code, signal) => {
    watch.stop()
    const progress = readProgress(opened)
    rmSync(file, { force: true })
    if (progress.done || progress.count === 0) return end(code, signal)
    const tooMuch = watch.tooMuch()
    if (signal !== null && !tooMuch && signal !== 'SIGKILL' && !CRASHES.includes(signal))
      return end(code, signal)
    const [what, hint] = tooMuch ? ended(tooMuch, limitOf(args)) : unfinished(code, signal)
    console.error(message(what, progress.on, hint))
    process.exitCode = 1
  })
}

/** Names slow work of this process from a separate thread, which an endless loop cannot block. */
export function watchHere() {
  const { file, opened } = createProgress()
  process.env.DOCS_PROGRESS = file
  new Worker(new URL(import.meta.url), { workerData: { opened }, execArgv: [] }).unref()
}

if (!isMainThread) watchProgress(workerData.opened, 0)

/** The command deletes the file as soon as it is open, so that no signal can leave it behind. */
function createProgress() {
  const file = join(tmpdir(), `docs-progress-${randomUUID()}`)
  try {
    return { file, opened: openSync(file, 'wx+', 0o600) }
  } catch (error) {
    console.error(noProgress(error))
    process.exit(1)
  }
}

function noProgress({ code, message }) {
  const hint =
    code === 'EMFILE' || code === 'ENFILE'
      ? 'Close other programs, or allow more open files, such as ulimit -n 4096.'
      : 'Create the folder, or set TMPDIR to one where files can be created.'
  return `error: No temporary file can be created.\n  at        ${tmpdir()}\n  received  ${message}\n  fix       ${hint}`
}

function end(code, signal) {
  if (signal === null) process.exitCode = code
  else {
    // With its own listeners, this process would outlive the signal, and end as if all were well.
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  }
}

/** Names work that takes long, and kills the process once its work exceeds the limit of time or of memory. */
function watchProgress(opened, limit, child) {
  let seen = { count: 0 }
  let since = performance.now()
  let before = 0
  let named = false
  let tooMuch
  const look = () => {
    const progress = readProgress(opened)
    if (progress.count !== seen.count) {
      seen = progress
      since = performance.now()
      before = memoryOf(child)
      named = false
    }
    const seconds = (performance.now() - since) / 1000
    if (seen.on === undefined || seen.done) return
    if (!named && seconds >= NAMED_AFTER) {
      named = true
      // Synchronous, since `console` in a worker prints through the main thread, which may be blocked.
      writeSync(1, `still working on ${seen.on}\n`)
    }
    if (tooMuch || limit === 0) return
    if (seconds >= limit) tooMuch = `${limit} s`
    else if (memoryOf(child) - before > MEMORY) tooMuch = `${MEMORY} MB of memory`
    if (tooMuch) child.kill('SIGKILL')
  }
  const timer = setInterval(look, INTERVAL)
  return { stop: () => clearInterval(timer), tooMuch: () => tooMuch }
}

/** In MB; 0 where the system has no such file, as outside Linux. */
function memoryOf(child) {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))
    return kilobytes / 1024
  } catch {
    return 0
  }
}

/** @returns {{ count: number, on?: string, done?: true }} As `diagnostics/progress.ts` writes it. */
function readProgress(opened) {
  try {
    const record = Buffer.alloc(1024)
    return JSON.parse(record.toString('utf8', 0, readSync(opened, record, 0, record.length, 0)))
  } catch {
    return { count: 0 }
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
