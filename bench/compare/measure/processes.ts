import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import type { Prepared } from '../contender'

const SAMPLE_EVERY = 100
const TICKS_A_SECOND = 100
const PAGE_BYTES = 4096
/** Disables telemetry, colors and update checks. */
const QUIET = {
  NO_COLOR: '1',
  FORCE_COLOR: undefined,
  NODE_ENV: undefined,
  ASTRO_TELEMETRY_DISABLED: '1',
  NO_UPDATE_NOTIFIER: '1',
  BROWSER: 'none',
}
/** Runs its arguments, then writes the system's statistics about its children to channel 3. */
const COUNTED = '"$@"; code=$?; read -r line < "/proc/$$/stat"; echo "$line" >&3; exit $code'

/** Cost of a command and all processes it starts, in seconds and bytes. CPU and memory require `/proc`. */
export interface ProcessFigures {
  wall: number
  cpu: number
  /** Peak of resident memory, with shared parts counted for each process. */
  memory: number
}

/** Starts Node for a contender, as the leader of its own process group. */
export function start({ node, folder }: Prepared, args: readonly string[]): ChildProcess {
  return spawn(node, args, {
    cwd: folder,
    env: { ...process.env, ...QUIET },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
}

/** Runs Node, or another program, to its end. @throws Error with the last output if it fails. */
export async function measure(
  { node, folder }: Pick<Prepared, 'node' | 'folder'>,
  args: readonly string[],
): Promise<ProcessFigures> {
  const began = performance.now()
  const child = spawn('/bin/sh', ['-c', COUNTED, 'sh', node, ...args], {
    cwd: folder,
    env: { ...process.env, ...QUIET },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  })
  const printed: string[] = []
  let counted = ''
  child.stdio[1]?.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  child.stdio[2]?.on('data', (chunk: Buffer) => printed.push(chunk.toString()))
  child.stdio[3]?.on('data', (chunk: Buffer) => (counted += chunk.toString()))
  let memory = 0
  const sampling = setInterval(() => (memory = Math.max(memory, residentBytes(child.pid ?? 0))), SAMPLE_EVERY)
  const code = await new Promise((resolve) => child.on('error', () => resolve(null)).on('close', resolve))
  clearInterval(sampling)
  if (code !== 0) throw new Error(`it ended with ${code}: ${shortened(printed.join(''))}`)
  return { wall: (performance.now() - began) / 1000, cpu: childSeconds(counted), memory }
}

/** Returns the beginning and the end of a process's output. */
export function shortened(printed: string): string {
  const text = stripVTControlCharacters(printed).trim()
  return text.length <= 1000 ? text : `${text.slice(0, 500)} … ${text.slice(-500)}`
}

/** Returns user and system time of a process's finished children, from its line in `/proc`. */
export function childSeconds(stat: string): number {
  const fields = fieldsOf(stat)
  return (Number(fields[13]) + Number(fields[14])) / TICKS_A_SECOND
}

/** Splits from the third field on, since the second one, the command's name, may contain spaces. */
function fieldsOf(stat: string): string[] {
  return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
}

/** Returns the memory that a process and all its descendants use now. */
export function residentBytes(top: number): number {
  const processes = new Map<number, { parent: number; resident: number }>()
  for (const name of list('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const fields = fieldsOf(read(`/proc/${name}/stat`))
    processes.set(Number(name), { parent: Number(fields[1]), resident: Number(fields[21]) * PAGE_BYTES })
  }
  const isBelow = (id: number): boolean =>
    id === top || (processes.has(id) && isBelow(processes.get(id)?.parent ?? 0))
  return [...processes].reduce((sum, [id, { resident }]) => (isBelow(id) ? sum + (resident || 0) : sum), 0)
}

function list(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
