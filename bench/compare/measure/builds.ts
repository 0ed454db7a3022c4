import { appendFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Prepared } from '../contender'
import { pageFile } from '../page-files'
import type { Figure } from '../results/figures'
import { measure, type ProcessFigures } from './processes'

/** A page of ordinary size. */
export const ORDINARY = 'atomic/helpers/guid'
const MB = 1e6

/** Measures a clean build, and a build after an edit of one page. */
export async function measureBuilds(prepared: Prepared, round: number): Promise<Figure[]> {
  const { contender, folder } = prepared
  for (const path of [contender.out, ...contender.caches])
    rmSync(join(folder, path), { recursive: true, force: true })
  const cold = await measure(prepared, contender.build)
  appendFileSync(join(folder, pageFile(contender, ORDINARY)), `\nEdited in round ${round}.\n`)
  const warm = await measure(prepared, contender.build)
  return [...figuresOf('cold build', cold), ...figuresOf('build after an edit', warm)]
}

function figuresOf(what: string, { cpu, wall, memory }: ProcessFigures): Figure[] {
  return [
    { what: `${what}, CPU`, unit: 's', value: cpu },
    { what: `${what}, wall`, unit: 's', value: wall },
    { what: `${what}, peak memory`, unit: 'MB', value: memory / MB },
  ]
}
