import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'pathe'
import { glob } from 'tinyglobby'
import { type Problem, SiteError } from '../../diagnostics/problem'
import type { ReadFences } from '../fences/read-fences'
import { isObservation, type Observation } from './observation'
import { samplesOf } from './page-samples'
import { snapshotNotRead, staleObservation } from './problems'

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

/** What the snapshots of a site hold of samples that are gone, one problem for each file. */
export async function staleObservations(root: string, readFences: ReadFences): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const file of await listSnapshots(root)) {
    const names = await goneNames(file, root, readFences)
    if (names.length > 0) problems.push(staleObservation({ file, names }))
  }
  return problems
}

/** Takes out of the snapshots what `staleObservations` tells of. */
export async function removeStale(root: string, readFences: ReadFences): Promise<void> {
  for (const file of await listSnapshots(root)) {
    const gone = await goneNames(file, root, readFences)
    const entries = Object.entries(await readSnapshot(root, file))
    const kept = entries.filter(([name]) => !gone.includes(name))
    if (gone.length > 0) await writeSnapshot(root, file, Object.fromEntries(kept))
  }
}

async function goneNames(file: string, root: string, readFences: ReadFences): Promise<string[]> {
  const names = new Set<string>()
  for (const path of pagePaths(file)) {
    const text = await readFile(join(root, path), 'utf8').catch(() => '')
    for (const { name } of samplesOf({ path, text }, readFences)) names.add(name)
  }
  return Object.keys(await readSnapshot(root, file)).filter((name) => !names.has(name))
}
