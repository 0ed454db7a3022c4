import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { relative, resolve } from 'pathe'

const run = promisify(execFile)

/** Dates from the site's repository. Never reads the clock, so that builds are reproducible. */
export interface History {
  /**
   * Time of the current commit, or `SOURCE_DATE_EPOCH` if set, in ms since 1970. Absent outside a repository.
   */
  time?: number
  /** In place of the time, where there is none. */
  stamp?: number
  /** True if the day of a file is before the first commit of a shallow clone, and so not known. */
  isCutOff?: boolean
  /** Returns the UTC day of the last commit that changed a file, such as `2026-01-31`, by absolute path. */
  lastUpdated(file: string): string | undefined
}

/** Returns a number that stands for the state of the site: the time of its commit in ms, or else one of its content. */
export function stampOf({ time, stamp = 0 }: Pick<History, 'time' | 'stamp'>): number {
  return time ?? stamp
}

/** Reads the history with one call of git, however many pages the site has. */
export async function readHistory(root: string): Promise<History> {
  const epoch = process.env.SOURCE_DATE_EPOCH
  const options = ['--format=%x00%ct %H', '--name-only', '--relative', '--no-renames', '-z']
  const [log = '', boundary] = await Promise.all([git(root, 'log', ...options, '--', '.'), boundaryOf(root)])
  const head = epoch ?? (await git(root, 'log', '-1', '--format=%ct'))?.trim()
  const days = parseLog(log, boundary)
  return {
    ...(head ? { time: Number(head) * 1000 } : {}),
    ...([...days.values()].includes('') ? { isCutOff: true } : {}),
    lastUpdated: (file) => days.get(relative(root, file)) || undefined,
  }
}

/** Returns the first commits of a shallow clone, which seem to add all files that are older. */
async function boundaryOf(root: string): Promise<ReadonlySet<string>> {
  const path = (await git(root, 'rev-parse', '--git-path', 'shallow'))?.trim()
  const text = path && (await readFile(resolve(root, path), 'utf8').catch(() => ''))
  return new Set(text ? text.trim().split('\n') : [])
}

/**
 * Returns the day of each path's last change; '' if that is one of the `boundary` commits. The log starts with the newest
 * commit, so the first mention counts.
 */
export function parseLog(log: string, boundary: ReadonlySet<string> = new Set()): Map<string, string> {
  const days = new Map<string, string>()
  let day = ''
  for (const part of log.split('\0')) {
    const text = part.trim()
    const [, time, commit = ''] = /^(\d{9,}) ([\da-f]{40,64})$/.exec(text) ?? []
    if (time !== undefined)
      day = boundary.has(commit) ? '' : new Date(Number(time) * 1000).toISOString().slice(0, 10)
    else if (text !== '' && !days.has(text)) days.set(text, day)
  }
  return days
}

async function git(cwd: string, ...args: string[]): Promise<string | undefined> {
  try {
    const { stdout } = await run('git', args, { cwd, maxBuffer: 1 << 28 })
    return stdout
  } catch {
    return undefined
  }
}
