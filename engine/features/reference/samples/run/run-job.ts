import { fork } from 'node:child_process'
import { type Job, OUT_OF_MEMORY, OUT_OF_TIME, type SampleResult } from './job'
import type { Observation } from './observation'

export type Failure = 'waits' | 'time' | 'memory' | { crash: string }

/** The outcome of one sample. */
export type Outcome = { observation: Observation } | { failure: Failure }

/** A fixed time zone, locale and environment, so that results do not depend on the machine. */
const ENVIRONMENT = { TZ: 'UTC', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', NO_COLOR: '1' }

const OPTIONS = ['--no-warnings', '--max-old-space-size=256']

/** In milliseconds; much more than one sample's time limit. Kills a process that hangs. */
const MAX_SILENCE = 60_000

/**
 * Runs samples in child processes and returns an outcome for each. If one ends the process, the rest run in
 * another.
 */
export async function runJob(job: Job, script: string): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>()
  for (;;) {
    const entries = job.entries.filter((entry) => !outcomes.has(entry))
    const [next] = entries
    if (next === undefined) return outcomes
    const failure = await runProcess({ ...job, entries }, script, outcomes)
    const failed = entries.find((entry) => !outcomes.has(entry))
    if (failed !== undefined) outcomes.set(failed, { failure })
  }
}

/** Returns why the process ended. */
function runProcess(job: Job, script: string, outcomes: Map<string, Outcome>): Promise<Failure> {
  const child = fork(script, [], {
    env: ENVIRONMENT,
    execArgv: OPTIONS,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let errors = ''
  child.stderr?.on('data', (text) => {
    errors += String(text)
  })
  const silence = setTimeout(() => child.kill('SIGKILL'), MAX_SILENCE)
  child.on('message', ({ entry, observation, waits }: SampleResult) => {
    silence.refresh()
    outcomes.set(entry, waits ? { failure: 'waits' } : { observation })
  })
  child.send(job)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => {
      clearTimeout(silence)
      resolve(failureOf(errors, `${signal ?? `exit code ${code}`}`))
    })
  })
}

function failureOf(errors: string, end: string): Failure {
  if (errors.includes(OUT_OF_TIME)) return 'time'
  if (errors.includes(OUT_OF_MEMORY) || errors.includes('heap out of memory')) return 'memory'
  return { crash: errors.trim().split('\n').at(-1) || end }
}
