import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import type { Problem } from '../../diagnostics/problem'
import type { ReadFences } from '../fences/read-fences'
import { samplesOf } from './page-samples'
import { staleObservation } from './problems'
import { listSnapshots, pagePaths, readSnapshot, writeSnapshot } from './snapshots'

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
