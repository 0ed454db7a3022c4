import { Script } from 'node:vm'
import type { Job, Told } from '../job'
import { runSample } from './run-sample'
import { trackPlatform } from './tracked'
import { startWatchdog } from './watchdog'

// Stacks name files of this machine, and are no behavior.
Error.stackTraceLimit = 0

trackPlatform()

// How long this process has been running.
Object.defineProperty(Event.prototype, 'timeStamp', { get: () => 0 })

process.once('message', (job: Job) => void run(job))

/** One sample after the other: whoever reads along knows which one did not come back. */
async function run(job: Job): Promise<void> {
  const watchdog = await startWatchdog()
  const world = new Script(`Error.stackTraceLimit = 0;${job.world}`, { filename: 'world' })
  for (const entry of job.entries) {
    watchdog.next()
    await tell({ entry, ...(await runSample(entry, job, world)) })
  }
  await watchdog.close()
  process.disconnect()
}

function tell(told: Told): Promise<void> {
  return new Promise((resolve) => {
    process.send?.(told, undefined, {}, () => resolve())
  })
}
