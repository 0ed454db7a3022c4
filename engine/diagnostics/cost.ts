/** Returns the time and memory of this process with all its threads, such as `2.1 s (3.4 s of CPU, 350 MB)`. */
export function cost(started: number): string {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  const wall = ((performance.now() - started) / 1000).toFixed(1)
  const cpu = ((userCPUTime + systemCPUTime) / 1e6).toFixed(1)
  return `${wall} s (${cpu} s of CPU, ${Math.round(maxRSS / 1024)} MB)`
}
