import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from '../tests/docs-cli'
import { pageToEdit } from './edits'
import type { Row } from './table'

const RUNS = 5

interface BuildFigures {
  pages: number
  wall: number
  cpu: number
  memory: number
}

/** Measures cold builds, and builds after an edit of one page. */
export async function measureBuilds(site: string, folder: string): Promise<Row[]> {
  const cold: BuildFigures[] = []
  const warm: BuildFigures[] = []
  const options = { out: join(folder, 'out'), cache: join(folder, 'cache') }
  for (let run = 0; run < RUNS; run++) {
    rmSync(options.cache, { recursive: true, force: true })
    cold.push(await buildOnce(site, options))
    appendFileSync(pageToEdit(site), `\nEdit ${run}.\n`)
    warm.push(await buildOnce(site, options))
  }
  const pages = cold[0]?.pages ?? 0
  return [
    row(`cold build, ${pages} pages, CPU`, cold, 'cpu', `<= ${(0.025 * pages + 3).toFixed(1)} s`),
    row('cold build, wall', cold, 'wall', ''),
    row('build after editing one page, wall', warm, 'wall', '<= 2 s'),
    row('build after editing one page, CPU', warm, 'cpu', ''),
    { what: 'cold build, peak memory', values: cold.map(({ memory }) => memory), unit: 'MB', aim: '' },
  ]
}

function row(what: string, runs: BuildFigures[], figure: 'wall' | 'cpu', aim: string): Row {
  return { what, values: runs.map((run) => run[figure]), unit: 's', aim }
}

const FIGURES = /^(\d+) pages in ([\d.]+) s \(([\d.]+) s of CPU, (\d+) MB\)/m

async function buildOnce(site: string, options: { out: string; cache: string }): Promise<BuildFigures> {
  const { code, stdout, stderr } = await build(site, options)
  const figures = FIGURES.exec(stdout)
  if (code !== 0 || !figures) throw new Error(`The build failed.\n${stdout}${stderr}`)
  const [pages = 0, wall = 0, cpu = 0, memory = 0] = figures.slice(1).map(Number)
  return { pages, wall, cpu, memory }
}
