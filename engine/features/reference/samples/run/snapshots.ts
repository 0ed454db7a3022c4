import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'pathe'
import { glob } from 'tinyglobby'
import type { Problem } from '../../../../feature'
import { SiteError } from '../../../../kit/diagnostics'
import type { ReadFences } from '../fences/read-fences'
import { isObservation, type Observation } from './observation'
import { samplesOf } from './page-samples'
import { snapshotNotRead, staleObservation } from './problems'

/** Folder of the snapshots below the site's root. It is committed with the site. */
const OBSERVED = 'observed/'

/** The recorded observations of one page's samples, by name. */
export type Snapshot = Record<string, Observation>

/** Returns `observed/docs/guide.json` for `docs/guide.mdx`. */
export function snapshotPath(pagePath: string): string {
  return `${OBSERVED}${pagePath.replace(/\.mdx?$/, '')}.json`
}

/** Returns the possible paths of a snapshot's page. */
function pagesOfSnapshot(snapshot: string): string[] {
  const plain = snapshot.slice(OBSERVED.length).replace(/\.json$/, '')
  return [`${plain}.mdx`, `${plain}.md`]
}

/**
 * Returns an empty snapshot if the file does not exist.
 * @throws SiteError if the file is not in the engine's format.
 */
export async function readSnapshot(root: string, path: string): Promise<Snapshot> {
  const text = await readFile(join(root, path), 'utf8').catch(() => undefined)
  if (text === undefined) return {}
  const value = parse(text)
  if (!isSnapshot(value)) throw new SiteError(snapshotNotRead(path))
  return value
}

/** Writes a snapshot, or deletes the file if it is empty. */
export async function writeSnapshot(root: string, path: string, snapshot: Snapshot): Promise<void> {
  const file = join(root, path)
  if (Object.keys(snapshot).length === 0) return rm(file, { force: true })
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(snapshot, null, 2)}\n`)
}

async function listSnapshots(root: string): Promise<string[]> {
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

/** Returns a problem for each snapshot with samples that no longer exist. */
export async function staleObservations(root: string, readFences: ReadFences): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const file of await listSnapshots(root)) {
    const names = await findGone(file, root, readFences)
    if (names.length > 0) problems.push(staleObservation({ file, names }))
  }
  return problems
}

/** Removes the entries that `staleObservations` reports, or those of them for which `isOurs` is true. */
export async function removeStale(
  root: string,
  readFences: ReadFences,
  isOurs: (file: string, name: string) => boolean = () => true,
): Promise<void> {
  for (const file of await listSnapshots(root)) {
    const names = await findGone(file, root, readFences)
    const gone = names.filter((name) => isOurs(file, name))
    const entries = Object.entries(await readSnapshot(root, file))
    const remaining = entries.filter(([name]) => !gone.includes(name))
    if (gone.length > 0) await writeSnapshot(root, file, Object.fromEntries(remaining))
  }
}

async function findGone(file: string, root: string, readFences: ReadFences): Promise<string[]> {
  const names = new Set<string>()
  for (const path of pagesOfSnapshot(file)) {
    const text = await readFile(join(root, path), 'utf8').catch(() => '')
    for (const { name } of samplesOf({ path, text }, readFences)) names.add(name)
  }
  return Object.keys(await readSnapshot(root, file)).filter((name) => !names.has(name))
}
