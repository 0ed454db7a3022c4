import { build } from '../../tests/docs-cli'

/** Cost of one build. */
export interface BuildCost {
  pages: number
  /** Seconds. */
  wall: number
  /** Seconds, of all threads. */
  cpu: number
  /** Peak, in MB. */
  memory: number
}

const FIGURES = /^(\d+) pages? in ([\d.]+) s \(([\d.]+) s of CPU, (\d+) MB\)/m

/**
 * Runs `docs build`.
 * @throws Error with its output if it fails.
 */
export async function buildOnce(site: string, options: { out: string; cache: string }): Promise<BuildCost> {
  const { code, stdout, stderr } = await build(site, options)
  const figures = FIGURES.exec(stdout)
  if (code !== 0 || !figures) throw new Error(`The build failed.\n${stdout}${stderr}`)
  const [pages = 0, wall = 0, cpu = 0, memory = 0] = figures.slice(1).map(Number)
  return { pages, wall, cpu, memory }
}
