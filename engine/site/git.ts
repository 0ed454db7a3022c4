import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { relative, resolve } from 'pathe'
import { SiteError } from '../diagnostics/problem'
import { during } from '../diagnostics/progress'
import { endlessGit, wrongEpoch } from './problems'

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
  /** Returns who wrote that commit. */
  lastAuthor(file: string): string | undefined
}

/** Returns a number that stands for the state of the site: the time of its commit in ms, or else one of its content. */
export function stampOf({ time, stamp = 0 }: Pick<History, 'time' | 'stamp'>): number {
  return time ?? stamp
}

/**
 * Reads the history with one call of git, however many pages the site has.
 * @throws SiteError for a `SOURCE_DATE_EPOCH` that is no time, and if git does not end.
 */
export async function readHistory(root: string, limit = LIMIT): Promise<History> {
  const epoch = process.env.SOURCE_DATE_EPOCH
  if (epoch && !/^\d{1,11}$/.test(epoch)) throw new SiteError(wrongEpoch(epoch))
  return during('the history of the site in git', () => readLog(root, epoch, gitWithin(limit)))
}

/**
 * Returns what the history depends on: the current commit, and the file that says where a shallow clone ends. It takes a
 * fraction of the time that a long log does. Empty outside a repository.
 * @throws SiteError if git does not end.
 */
export async function readCommit(root: string, limit = LIMIT): Promise<string> {
  const answer = await during('the history of the site in git', () =>
    gitWithin(limit)(root, 'rev-parse', 'HEAD', '--git-path', 'shallow'),
  )
  const [commit = '', path = ''] = answer?.split('\n') ?? []
  return path === '' ? commit : `${commit} ${await readFile(resolve(root, path), 'utf8').catch(() => '')}`
}

async function readLog(root: string, epoch: string | undefined, git: Git): Promise<History> {
  const options = ['--format=%x00%ct %H %aN', '--name-only', '--relative', '--no-renames', '-z']
  const [log = '', boundary] = await Promise.all([
    git(root, 'log', ...options, '--', '.'),
    boundaryOf(root, git),
  ])
  const head = epoch || (await git(root, 'log', '-1', '--format=%ct'))?.trim()
  const changes = parseLog(log, boundary)
  const changeOf = (file: string) => changes.get(relative(root, file))
  return {
    ...(head ? { time: Number(head) * 1000 } : {}),
    ...([...changes.values()].includes(undefined) ? { isCutOff: true } : {}),
    lastUpdated: (file) => changeOf(file)?.day,
    lastAuthor: (file) => changeOf(file)?.author,
  }
}

/** Returns the first commits of a shallow clone, which seem to add all files that are older. */
async function boundaryOf(root: string, git: Git): Promise<ReadonlySet<string>> {
  const path = (await git(root, 'rev-parse', '--git-path', 'shallow'))?.trim()
  const text = path && (await readFile(resolve(root, path), 'utf8').catch(() => ''))
  return new Set(text ? text.trim().split('\n') : [])
}

interface LoggedChange {
  day: string
  author: string
}

/**
 * Returns the last change of each path; undefined if that is one of the `boundary` commits. The log starts with the newest
 * commit, so the first mention counts.
 */
export function parseLog(
  log: string,
  boundary: ReadonlySet<string> = new Set(),
): Map<string, LoggedChange | undefined> {
  const changes = new Map<string, LoggedChange | undefined>()
  let change: LoggedChange | undefined
  for (const part of log.split('\0')) {
    const text = part.trim()
    const [, time, commit = '', author = ''] = /^(\d{9,}) ([\da-f]{40,64}) ?(.*)$/.exec(text) ?? []
    if (time !== undefined) change = boundary.has(commit) ? undefined : { day: dayOf(Number(time)), author }
    else if (text !== '' && !changes.has(text)) changes.set(text, change)
  }
  return changes
}

/** Returns the UTC day of a time in seconds. */
function dayOf(time: number): string {
  return new Date(time * 1000).toISOString().slice(0, 10)
}

/** In ms. A network file system or a prompt may never answer. */
const LIMIT = 120_000

/** Returns what git prints; undefined if it fails, as outside a repository. */
type Git = (cwd: string, ...args: string[]) => Promise<string | undefined>

/** @throws SiteError if git does not end within `timeout` ms. */
function gitWithin(timeout: number): Git {
  return async (cwd, ...args) => {
    try {
      const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' }
      const { stdout } = await run('git', args, {
        cwd,
        maxBuffer: 1 << 28,
        timeout,
        env,
        killSignal: 'SIGKILL',
      })
      return stdout
    } catch (error) {
      if (error instanceof Error && 'signal' in error && error.signal === 'SIGKILL')
        throw new SiteError(endlessGit(args, timeout))
      return undefined
    }
  }
}
