import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { relative } from 'pathe'

const run = promisify(execFile)

/** Dates from the site's repository. Never reads the clock, so that builds are reproducible. */
export interface History {
  /**
   * Time of the current commit, or `SOURCE_DATE_EPOCH` if set, in ms since 1970. Absent outside a repository.
   */
  time?: number
  /** Names the search files where there is no time. */
  stamp?: number
  /** Returns the UTC day of the last commit that changed a file, such as `2026-01-31`, by absolute path. */
  lastUpdated(file: string): string | undefined
}

/** Reads the history with one call of git, however many pages the site has. */
export async function readHistory(root: string): Promise<History> {
  const epoch = process.env.SOURCE_DATE_EPOCH
  const options = ['--format=%x00%ct', '--name-only', '--relative', '--no-renames', '-z']
  const log = await git(root, 'log', ...options, '--', '.')
  const head = epoch ?? (await git(root, 'log', '-1', '--format=%ct'))?.trim()
  const days = parseLog(log ?? '')
  return {
    ...(head ? { time: Number(head) * 1000 } : {}),
    lastUpdated: (file) => days.get(relative(root, file)),
  }
}

/** Returns the day of each path's last change. The log starts with the newest commit, so the first mention counts. */
export function parseLog(log: string): Map<string, string> {
  const days = new Map<string, string>()
  let day = ''
  for (const part of log.split('\0')) {
    const text = part.trim()
    if (/^\d{9,}$/.test(text)) day = new Date(Number(text) * 1000).toISOString().slice(0, 10)
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
