import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../root'
import type { Figure } from './figures'

/** Sizes in bytes. */
export interface Recorded {
  /** By name of the figure. */
  figures: Readonly<Record<string, number>>
  /** Scripts and style sheets, compressed with gzip, by name without its hash: `main.js`. */
  files: Readonly<Record<string, number>>
}

const RECORD = 'tests/budgets/recorded.json'

/** Returns what the newest commit on main recorded; without that branch, what is recorded here. */
export function readRecorded(): Recorded {
  const nothing = { figures: {}, files: {} }
  for (const branch of ['main', 'origin/main']) {
    const { status, stdout } = spawnSync('git', ['show', `${branch}:${RECORD}`], {
      cwd: root,
      encoding: 'utf8',
    })
    if (status === 0) return JSON.parse(stdout)
  }
  const file = join(root, RECORD)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : nothing
}

export function writeRecorded(recorded: Recorded): void {
  writeFileSync(join(root, RECORD), `${JSON.stringify(recorded, null, 2)}\n`)
}

export function recordOf(figures: readonly Figure[], files: Recorded['files']): Recorded {
  return { figures: Object.fromEntries(figures.map(({ name, bytes }) => [name, Math.round(bytes)])), files }
}

/** Returns `main.js +120 B` for each file that grew or is new, the largest difference first. */
export function grownFiles(files: Recorded['files'], before: Recorded['files']): string[] {
  return Object.entries(files)
    .map(([name, bytes]) => ({ name, more: bytes - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more)
    .map(({ name, more }) => `${name} +${more} B`)
}
