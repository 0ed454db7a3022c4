import { structuredPatch } from 'diff'
import { type Problem, SiteError } from '../../diagnostics/problem'
import { MEGABYTES, SECONDS } from './job'
import type { Observation } from './observation'
import { observationText } from './observation-text'
import type { SampleOutcome } from './outcomes'
import type { PageSample } from './page-samples'
import { outputChanged, outputNotAccepted, sampleFailed } from './problems'

/** One sample, held against what it is known to do. */
export interface Verdict {
  sample: PageSample
  /** Absent for a sample that could not be run. */
  observation?: Observation
  problem?: Problem | undefined
  /** The problem is only that this is not known of it. */
  isNews: boolean
}

/** What is known of a sample; `path` is that of the snapshot. */
interface Known {
  path: string
  observation: Observation | undefined
}

export function judge(sample: PageSample, outcome: SampleOutcome, known: Known): Verdict {
  if (outcome instanceof SiteError) return { sample, problem: outcome.problem, isNews: false }
  const place = { name: sample.name, file: sample.page.path, line: sample.fence.line }
  if ('failure' in outcome) {
    const problem = sampleFailed({ ...place, ...outcome, seconds: SECONDS, megabytes: MEGABYTES })
    return { sample, problem, isNews: false }
  }
  const { observation } = outcome
  if (JSON.stringify(observation) === JSON.stringify(known.observation))
    return { sample, observation, isNews: false }
  const text = observationText(observation)
  const news = { ...place, snapshot: known.path }
  const problem = known.observation
    ? outputChanged({ ...news, difference: lineDiff(observationText(known.observation), text) })
    : outputNotAccepted({ ...news, text })
  return { sample, observation, problem, isNews: true }
}

/** Two texts as one, line by line: `- ` before what is gone, `+ ` before what has come. */
export function lineDiff(before: string, after: string): string {
  const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', { context: 2 })
  const shown = hunks.flatMap(({ oldStart, lines }) => (oldStart > 1 ? [' …', ...lines] : lines))
  const last = hunks.at(-1)
  if (last && last.oldStart + last.oldLines <= before.split('\n').length) shown.push(' …')
  return shown.map((line) => `${line[0]} ${line.slice(1)}`).join('\n')
}
