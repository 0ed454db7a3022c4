import type { Problem } from '../../../../feature'
import { SiteError } from '../../../../kit/diagnostics'
import { requireOptional } from '../../../../kit/packages'
import { RUN_PACKAGES } from '../../packages'
import { MEGABYTES, SECONDS } from './job'
import type { Observation } from './observation'
import { observationText } from './observation-text'
import type { SampleOutcome } from './outcomes'
import type { PageSample } from './page-samples'
import { outputChanged, outputNotAccepted, sampleFailed } from './problems'

/** A sample's result, compared with its snapshot. */
export interface Verdict {
  sample: PageSample
  /** Absent for a sample that could not be run. */
  observation?: Observation
  problem?: Problem | undefined
  /** True if the sample ran, and its observation is not that of the snapshot. */
  isDifferent: boolean
}

/** The recorded observation of a sample; `path` is that of the snapshot. */
interface Known {
  path: string
  observation: Observation | undefined
}

export function judge(sample: PageSample, outcome: SampleOutcome, known: Known): Verdict {
  if (outcome instanceof SiteError) return { sample, problem: outcome.problem, isDifferent: false }
  const location = { name: sample.name, file: sample.page.path, line: sample.fence.line }
  if ('failure' in outcome) {
    const problem = sampleFailed({ ...location, ...outcome, seconds: SECONDS, megabytes: MEGABYTES })
    return { sample, problem, isDifferent: false }
  }
  const { observation } = outcome
  if (JSON.stringify(observation) === JSON.stringify(known.observation))
    return { sample, observation, isDifferent: false }
  const text = observationText(observation)
  const news = { ...location, snapshot: known.path }
  const problem = known.observation
    ? outputChanged({ ...news, difference: lineDiff(observationText(known.observation), text) })
    : outputNotAccepted({ ...news, text })
  return { sample, observation, problem, isDifferent: true }
}

/** Returns a line diff: lines of `before` that are gone begin with `- `, added lines with `+ `. */
export function lineDiff(before: string, after: string): string {
  const { structuredPatch } = requireOptional<typeof import('diff')>(RUN_PACKAGES, 'diff')
  const { hunks } = structuredPatch('', '', `${before}\n`, `${after}\n`, '', '', { context: 2 })
  const shown = hunks.flatMap(({ oldStart, lines }) => (oldStart > 1 ? [' …', ...lines] : lines))
  const last = hunks.at(-1)
  if (last && last.oldStart + last.oldLines <= before.split('\n').length) shown.push(' …')
  return shown.map((line) => `${line[0]} ${line.slice(1)}`).join('\n')
}
