import type { Browser } from '@playwright/test'
import type { Contender, Prepared } from './contender'
import { expectedDurations } from './measure/durations'
import { ensureBuilt, measureGroup } from './measure/group'
import type { Examples } from './pages'
import { addSample, type Results, type Run, readResults, type Sample } from './results/results'

export interface Plan {
  all: readonly Prepared[]
  run: Run
  examples: Examples
  /** Gets a line for each sample as soon as it is measured. */
  file: string
}

/**
 * Measures every figure of every contender, round by round, alternating contenders. Skips what the run has already
 * measured. Failures are recorded, and contenders that cannot be built are dropped.
 */
export async function compare(plan: Plan, browser: Browser): Promise<void> {
  const { all, run, file } = plan
  const { rounds, figures } = run.asked
  for (let round = 0; round < rounds; round++) {
    for (const group of figures) {
      for (const prepared of inTurn(all, round)) {
        const due = { run: run.run, group, contender: prepared.contender.id, round }
        if (!isDue(readResults(file), due)) continue
        console.error(`Round ${round + 1} of ${rounds}: ${group} of ${prepared.contender.name}`)
        addSample(file, await sampleOf(plan, prepared, due, browser))
      }
    }
    if (round === 0) console.error(expectedDurations(readResults(file), run))
  }
}

type Due = Pick<Sample, 'run' | 'group' | 'contender' | 'round'>

/** Rotates the order, since a machine may treat whoever comes first differently. */
export function inTurn<T>(all: readonly T[], round: number): T[] {
  const first = all.length === 0 ? 0 : round % all.length
  return [...all.slice(first), ...all.slice(0, first)]
}

/** An install is the same in each round, and without a build there is nothing to measure. */
export function isDue({ samples }: Results, due: Due): boolean {
  if (due.group === 'install' && due.round > 0) return false
  const own = samples.filter(({ run, contender }) => run === due.run && contender === due.contender)
  const isBroken = own.some(({ group, failure }) => group === 'build' && failure !== undefined)
  return !isBroken && !own.some(({ group, round }) => group === due.group && round === due.round)
}

async function sampleOf(
  { run, examples }: Plan,
  prepared: Prepared,
  due: Due,
  browser: Browser,
): Promise<Sample> {
  let began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 100) / 10
  try {
    await ensureBuilt(due, prepared)
    began = performance.now()
    const figures = await measureGroup(due, prepared, examples, run.asked.everyQuery, browser)
    return { ...due, seconds: seconds(), figures: figures.map(withFewerDigits) }
  } catch (error) {
    return { ...due, seconds: seconds(), figures: [], failure: reasonOf(error) }
  }
}

function withFewerDigits<T extends { value: number }>(figure: T): T {
  return { ...figure, value: Number(figure.value.toPrecision(6)) }
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

export function failedToInstall({ id }: Contender, run: Run, error: unknown): Sample {
  const group = run.asked.figures[0] ?? 'install'
  return { run: run.run, group, contender: id, round: 0, seconds: 0, figures: [], failure: reasonOf(error) }
}
