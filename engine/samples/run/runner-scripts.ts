import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { engineVersion } from '../../cache/engine-version'
import { writeWhole } from '../../cache/write-whole'
import { bundleProcess, bundleWorld } from './bundle'

export interface RunnerScripts {
  /** Path of the script of the process. */
  processFile: string
  /** The script that makes a world. */
  world: string
}

/** The scripts that samples are run by, bundled once for each state of the engine. */
export async function runnerScripts(cache: string): Promise<RunnerScripts> {
  const folder = join(cache, 'runner')
  const processFile = join(folder, `${engineVersion()}.mjs`)
  const worldFile = join(folder, `${engineVersion()}.world.js`)
  const kept = await readFile(worldFile, 'utf8').catch(() => undefined)
  if (kept !== undefined) return { processFile, world: kept }
  const [script, world] = await Promise.all([bundleProcess(), bundleWorld()])
  await writeWhole(processFile, script)
  // The last one: it tells that both are there.
  await writeWhole(worldFile, world)
  return { processFile, world }
}
