import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { serve } from '../../tests/docs-cli'
import { BETWEEN_EDITS, EDITS } from '../edits'
import { median } from '../statistics'
import { sourceOf } from './generate-site'
import { placeOf } from './places'

/** Cost for the dev server of showing one edited page. */
export interface EditCost {
  /** Median from saving the file to the new page, in ms. */
  wall: number
  /** CPU time of the server for each edit, in ms; absent without `/proc`. */
  cpu?: number
}

const BETWEEN_LOOKS = 20

/** Edits a page several times while the dev server runs. */
export async function measureEdit(site: string, cache: string, page: number): Promise<EditCost> {
  const server = await serve(['dev', site, '--port', '0', '--cache', cache])
  try {
    const url = new URL(`many/${placeOf(page)}.json`, new URL('/', server.url)).href
    const file = join(site, sourceOf(page))
    const text = readFileSync(file, 'utf8')
    const walls: number[] = []
    // The first two edits fill the caches.
    for (let edit = -2; edit < 0; edit++) await editOnce(file, text, url, `early${edit}`)
    const before = cpuOf(server.pid)
    for (let edit = 0; edit < EDITS; edit++) walls.push(await editOnce(file, text, url, `edit${edit}`))
    const after = cpuOf(server.pid)
    return { wall: median(walls), ...(before && after ? { cpu: (after - before) / EDITS } : {}) }
  } finally {
    await server.stop()
  }
}

async function editOnce(file: string, text: string, url: string, mark: string): Promise<number> {
  await pause(BETWEEN_EDITS)
  writeFileSync(file, `${text}\nThe mark is ${mark}.\n`)
  const saved = performance.now()
  while (!(await (await fetch(url)).text()).includes(`The mark is ${mark}.`)) await pause(BETWEEN_LOOKS)
  return performance.now() - saved
}

/** Returns the CPU time of a process in ms; undefined without `/proc`, whose clock ticks 100 times a second. */
function cpuOf(pid: number | undefined): number | undefined {
  try {
    const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
    const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
    return 10 * (user + system)
  } catch {
    return undefined
  }
}
