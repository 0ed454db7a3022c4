import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'pathe'
import { glob } from 'tinyglobby'
import { SiteError } from '../../diagnostics/problem'
import { isObservation, type Observation } from './observation'
import { snapshotNotRead } from './problems'

/** The folder of what samples are known to do, below the site's root. It is kept with the site. */
const OBSERVED = 'observed/'

/** What the samples of one page are known to do, by their names. */
export type Snapshot = Record<string, Observation>

/** `observed/docs/guide.json` for `docs/guide.mdx`. */
export function snapshotPath(pagePath: string): string {
  return `${OBSERVED}${pagePath.replace(/\.mdx?$/, '')}.json`
}

/** Where the page of a snapshot may be. */
export function pagePaths(snapshot: string): string[] {
  const plain = snapshot.slice(OBSERVED.length).replace(/\.json$/, '')
  return [`${plain}.mdx`, `${plain}.md`]
}

/**
 * Empty where there is none.
 * @throws SiteError for a file that the engine has not written.
 */
export async function readSnapshot(root: string, path: string): Promise<Snapshot> {
  const text = await readFile(join(root, path), 'utf8').catch(() => undefined)
  if (text === undefined) return {}
  const value = parse(text)
  if (!isSnapshot(value)) throw new SiteError(snapshotNotRead(path))
  return value
}

/** An empty one is no file. */
export async function writeSnapshot(root: string, path: string, snapshot: Snapshot): Promise<void> {
  const file = join(root, path)
  if (Object.keys(snapshot).length === 0) return rm(file, { force: true })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(snapshot, null, 2)}\n`)
}

/** Paths of all snapshots, in order. */
export async function listSnapshots(root: string): Promise<string[]> {
  return (await glob(`${OBSERVED}**/*.json`, { cwd: root })).sort()
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isSnapshot(value: unknown): value is Snapshot {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every(isObservation)
  )
}
