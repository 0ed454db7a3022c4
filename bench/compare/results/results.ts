import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../tests/root'
import type { Machine } from '../machine'
import type { Options } from '../options'
import { type Figure, GROUPS, type Group, type Measured } from './figures'

/** Committed, because the table in the README is printed from it. */
export const KEPT = join(root, 'bench/results/comparison.jsonl')
/** Results of quick runs. */
export const QUICK = join(root, '.cache/bench/quick.jsonl')

/** One run of the comparison: its options, machine and time. */
export interface Run {
  /** Its start in ISO 8601, which is also its name. */
  run: string
  machine: Machine
  pages: number
  asked: Pick<Options, 'only' | 'figures' | 'rounds' | 'everyQuery'>
}

/** The figures of one contender for one group in one round, or why it failed. */
export interface Sample {
  run: string
  group: Group
  /** The contender's id. */
  contender: string
  round: number
  /** How long measuring took. */
  seconds: number
  figures: Figure[]
  failure?: string
}

/** A results file: a run or a sample on each line. */
export interface Results {
  runs: Run[]
  samples: Sample[]
}

export function readResults(file: string): Results {
  return parseResults(existsSync(file) ? readFileSync(file, 'utf8') : '')
}

export function parseResults(text: string): Results {
  const lines = text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Run | Sample]))
  return {
    runs: lines.filter((line): line is Run => 'machine' in line),
    samples: lines.filter((line): line is Sample => 'group' in line),
  }
}

export function writeResults(file: string, { runs, samples }: Results): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, [...runs, ...samples].map((line) => `${JSON.stringify(line)}\n`).join(''))
}

/** Writes immediately, so that nothing is lost if the run ends early. */
export function addSample(file: string, sample: Sample): void {
  appendFileSync(file, `${JSON.stringify(sample)}\n`)
}

/** Returns the results with a new run, without earlier samples that it will measure again. */
export function withRun({ runs, samples }: Results, run: Run): Results {
  const { only, figures } = run.asked
  const kept = samples.filter(
    ({ group, contender }) => !(figures.includes(group) && only.includes(contender)),
  )
  return { runs: [...runs.filter((one) => isOf(kept, one)), run], samples: kept }
}

function isOf(samples: readonly Sample[], { run }: Run): boolean {
  return samples.some((sample) => sample.run === run)
}

/** Returns the results without a run's failures, to retry those. */
export function withoutFailures({ runs, samples }: Results, { run }: Run): Results {
  return { runs, samples: samples.filter((one) => one.run !== run || one.failure === undefined) }
}

/** Returns all values by contender, in order of groups. */
export function measuredIn({ samples }: Results): Measured {
  const measured = new Map<string, Figure[]>()
  for (const group of GROUPS) {
    for (const sample of samples.filter((one) => one.group === group)) {
      measured.set(sample.contender, [...(measured.get(sample.contender) ?? []), ...sample.figures])
    }
  }
  return measured
}
