import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { relative } from 'pathe'

const run = promisify(execFile)

/** Dates of the repository that a site stands in. Nothing here reads the clock. */
export interface History {
  /** Time of the commit that is built, ms since 1970; `SOURCE_DATE_EPOCH` comes first. Absent outside a repository. */
  time?: number
  /** Day of the last commit that touched a file, by absolute path: `2026-01-31` (UTC). */
  lastUpdated(file: string): string | undefined
}

/** One call of git for the whole site, however many pages it has. */
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

/** By path, as the log has it. Newest first: the first time a file is named is its last change. */
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
