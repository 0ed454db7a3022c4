import { fork } from 'node:child_process'
import { type Job, OUT_OF_MEMORY, OUT_OF_TIME, type Told } from './job'
import type { Observation } from './observation'

export type Failure = 'waits' | 'time' | 'memory' | { crash: string }

/** What became of one sample. */
export type Outcome = { observation: Observation } | { failure: Failure }

/** Nothing of the machine's own settings: the same zone and locale everywhere, and no options for Node. */
const ENVIRONMENT = { TZ: 'UTC', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8', NO_COLOR: '1' }

const OPTIONS = ['--no-warnings', '--max-old-space-size=256']

/** For a process that neither works nor ends. Far more than the time a sample has. */
const LONGEST_SILENCE = 60_000

/** Runs samples in a process of their own. One that ends the process costs no other sample its turn. */
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

/** @returns why the process ended. */
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
  const silence = setTimeout(() => child.kill('SIGKILL'), LONGEST_SILENCE)
  child.on('message', ({ entry, observation, waits }: Told) => {
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
