import { Script } from 'node:vm'
import { Worker } from 'node:worker_threads'
import { type Job, MEGABYTES, OUT_OF_MEMORY, OUT_OF_TIME, type SampleResult, SECONDS } from '../job'
import { runSample } from './run-sample'
import { trackPlatform } from './tracked'

// Stack traces contain paths of this machine, which must not be recorded.
Error.stackTraceLimit = 0

trackPlatform()

// By default, this is the uptime of the process.
Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 0 })

process.once('message', (job: Job) => void run(job))

/** Runs samples one by one, so that the parent knows which one did not finish. */
async function run(job: Job): Promise<void> {
  const watchdog = await startWatchdog()
  const runtime = new Script(`Error.stackTraceLimit = 0;${job.runtime}`, { filename: 'runtime' })
  for (const entry of job.entries) {
    watchdog.next()
    await send({ entry, ...(await runSample(entry, job, runtime)) })
  }
  await watchdog.close()
  process.disconnect()
}

function send(result: SampleResult): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(result, undefined, {}, () => resolve())
  })
}

/** Monitors this process from another thread, so that no sample can block the limits on time and memory. */
export interface Watchdog {
  /** Starts a new sample: resets the limits on time and memory. */
  next(): void
  close(): Promise<number>
}

const SOURCE = `
const { workerData: { shared, seconds, megabytes, time, memory } } = require('node:worker_threads')
const { writeSync } = require('node:fs')
const state = new Float64Array(shared)
const used = () => { const { user, system } = process.cpuUsage(); return (user + system) / 1e6 }
const end = (reason) => { writeSync(2, reason); process.kill(process.pid, 'SIGKILL') }
let round = -1, cpu = 0, rss = 0
setInterval(() => {
  if (state[0] !== round) { round = state[0]; cpu = used(); rss = process.memoryUsage.rss(); return }
  if (used() - cpu > seconds) end(time)
  if (process.memoryUsage.rss() - rss > megabytes * 2 ** 20) end(memory)
}, 20)`

async function startWatchdog(): Promise<Watchdog> {
  const shared = new SharedArrayBuffer(8)
  const state = new Float64Array(shared)
  const limits = { seconds: SECONDS, megabytes: MEGABYTES, time: OUT_OF_TIME, memory: OUT_OF_MEMORY }
  const worker = new Worker(SOURCE, { eval: true, workerData: { shared, ...limits } })
  await new Promise((resolve) => worker.once('online', resolve))
  return {
    next() {
      state[0] = (state[0] ?? 0) + 1
    },
    close: () => worker.terminate(),
  }
}
