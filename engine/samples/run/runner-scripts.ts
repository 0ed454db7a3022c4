import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'pathe'
import { version as viteVersion } from 'vite'
import { writeWhole } from '../../cache/write-whole'
import { bundleProcess, bundleWorld } from './bundle'

export interface RunnerScripts {
  /** Path of the script of the process. */
  processFile: string
  /** The script that makes a world. */
  world: string
}

/** The scripts that samples are run by, bundled once for each state of their sources. */
export async function runnerScripts(cache: string): Promise<RunnerScripts> {
  const folder = join(cache, 'runner')
  const processFile = join(folder, `${runnerVersion()}.mjs`)
  const worldFile = join(folder, `${runnerVersion()}.world.js`)
  const kept = await readFile(worldFile, 'utf8').catch(() => undefined)
  if (kept !== undefined) return { processFile, world: kept }
  const [script, world] = await Promise.all([bundleProcess(), bundleWorld()])
  await writeWhole(processFile, script)
  // The last one: it tells that both are there.
  await writeWhole(worldFile, world)
  return { processFile, world }
}

const FOLDERS = ['./', './world/', './process/'].map((folder) => new URL(folder, import.meta.url))

let known: string | undefined

/** Changes with the code that runs samples, and with what it stands on. */
export function runnerVersion(): string {
  known ??= readVersion()
  return known
}

function readVersion(): string {
  const digest = createHash('sha256').update(`${viteVersion} ${process.versions.node}`)
  for (const folder of FOLDERS) {
    const names = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    for (const name of names.sort()) digest.update(readFileSync(new URL(name, folder)))
  }
  return digest.digest('hex').slice(0, 16)
}
