import { existsSync, readFileSync } from 'node:fs'

/** Seconds of a step: on the wall, and of all cores together where the system counts them. */
export interface Spent {
  wall: number
  cpu?: number
}

/** Starts a watch. The function that it returns says what was spent since. */
export function startWatch(): () => Spent {
  const [wall, cpu] = [Date.now(), cpuSeconds()]
  return () => ({
    wall: (Date.now() - wall) / 1000,
    ...(cpu !== undefined && { cpu: (cpuSeconds() ?? cpu) - cpu }),
  })
}

/** The length of a tick in `/proc`, which Linux fixes for programs. */
const TICKS_PER_SECOND = 100

/** Returns the CPU seconds of this process and of its descendants that have ended; nothing where there is no `/proc`. */
function cpuSeconds(): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined
  const stat = readFileSync('/proc/self/stat', 'utf8')
  // The name of the command, in parentheses, may contain spaces. User and system time, own and of children, follow.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / TICKS_PER_SECOND
}
