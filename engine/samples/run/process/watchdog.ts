import { Worker } from 'node:worker_threads'
import { MEGABYTES, OUT_OF_MEMORY, OUT_OF_TIME, SECONDS } from '../job'

/** Watches this process from another thread, so that nothing a sample does can keep it from ending it. */
export interface Watchdog {
  /** Time and memory count from here. */
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

export async function startWatchdog(): Promise<Watchdog> {
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
