import { existsSync } from 'node:fs'
import { join } from 'pathe'
import type { Severity } from '../../../../feature'
import { createReporter, type ReportedProblem, SiteError } from '../../../../kit/diagnostics'
import type { FencedFile } from '../../../../kit/fences'
import type { SitePackages } from '../../../../kit/packages'
import type { ReadFences } from '../fences/read-fences'
import { judge, type Verdict } from './judge'
import type { Observation } from './observation'
import { outcomesOf } from './outcomes'
import { type PageSample, samplesOf } from './page-samples'
import { readSnapshot, removeStale, type Snapshot, snapshotPath, writeSnapshot } from './snapshots'

/** The observations of a page's samples. */
export interface PageObservations {
  /** Keyed by the line of the sample's fence. */
  observations: Map<number, Observation>
  problems: ReportedProblem[]
}

/**
 * Which observations are written to the snapshots. A build writes nothing. The dev server writes those of new
 * samples, and updates them while their author edits. `everything` is an explicit update.
 */
export type Acceptance = 'nothing' | 'new' | 'everything'

/** Observations that a dev server has written, each as `recordOf` names it. */
export type Recorded = Set<string>

export interface ObserverOptions {
  root: string
  cache: string
  readFences: ReadFences
  /** Returns what samples can import. */
  packages(): SitePackages
  /** The package that answers the requests of samples. */
  server?: string | undefined
  accepts: Acceptance
  /** Observations that were written while this process runs. */
  recorded?: Recorded
  /** Severity of a sample that cannot run, or whose observation differs from its snapshot. */
  onBroken: Severity
}

export interface Observer {
  /** Runs the samples of many pages in one process, so that `observe` finds their outcomes cached. */
  prepare(pages: readonly FencedFile[]): Promise<void>
  /** @throws SiteError if the page is malformed, or its snapshot is not in the engine's format. */
  observe(page: FencedFile): Promise<PageObservations>
  /** Returns the recorded observations of a page of versioned docs, without running its samples. */
  recall(page: FencedFile): Promise<PageObservations>
  /** Removes what this process has recorded of samples that are gone. */
  removeUnused(): Promise<void>
}

/** Returns an observer, which runs the samples of pages and compares them with their snapshots. */
export function createObserver(options: ObserverOptions): Observer {
  const { root, cache, readFences, accepts, onBroken, server } = options
  const run = (samples: readonly PageSample[]) =>
    outcomesOf(samples, { root, cache, server, packages: options.packages() })
  const recorded = options.recorded ?? new Set()
  const accept = createAcceptor(root, accepts, recorded)
  return {
    async prepare(pages) {
      await run(pages.flatMap((page) => samplesIfValid(page, readFences)))
    },
    async observe(page) {
      const samples = samplesOf(page, readFences)
      if (samples.length === 0) return { observations: new Map(), problems: [] }
      const path = snapshotPath(page.path)
      const isNewest = begin(join(root, path))
      // A page may be gone by now, and what it recorded already removed.
      const isLatest = () => isNewest() && (accepts !== 'new' || existsSync(join(root, page.path)))
      const [known, outcomes] = await Promise.all([readSnapshot(root, path), run(samples)])
      const verdicts = [...outcomes].map(([sample, outcome]) =>
        judge(sample, outcome, { path, observation: known[sample.name] }),
      )
      const open = await accept(path, known, verdicts, isLatest)
      return resultOf(verdicts, open, accepts === 'new' ? 'warn' : onBroken, onBroken)
    },
    async recall(page) {
      const known = await readSnapshot(root, snapshotPath(page.path))
      const entries = samplesOf(page, readFences).map(
        ({ name, fence }) => [fence.line, known[name] ?? []] as const,
      )
      return { observations: new Map(entries), problems: [] }
    },
    async removeUnused() {
      const isOurs = (path: string, name: string) => recorded.has(recordOf(path, name))
      if (recorded.size > 0) await removeStale(root, readFences, isOurs)
    },
  }
}

/** How many observations of a page have begun, by the absolute path of its snapshot. */
const begun = new Map<string, number>()

/**
 * Begins an observation of a page. The returned function tells whether no other has begun since: after an edit, a slow
 * observation of the old text may end last, and must not replace what the new text does.
 */
function begin(snapshot: string): () => boolean {
  const number = (begun.get(snapshot) ?? 0) + 1
  begun.set(snapshot, number)
  return () => begun.get(snapshot) === number
}

function recordOf(path: string, name: string): string {
  return `${path} ${name}`
}

/** Writes accepted observations to the snapshots, and returns the remaining verdicts. */
function createAcceptor(root: string, accepts: Acceptance, taken: Recorded) {
  return async (
    path: string,
    known: Snapshot,
    verdicts: readonly Verdict[],
    isLatest: () => boolean,
  ): Promise<Verdict[]> => {
    const isTaken = ({ sample: { name }, isDifferent }: Verdict): boolean => {
      if (!isDifferent || accepts === 'nothing') return false
      return accepts === 'everything' || !(name in known) || taken.has(recordOf(path, name))
    }
    const news = verdicts.filter(isTaken)
    for (const { sample } of news) taken.add(recordOf(path, sample.name))
    const entries = news.map(({ sample, observation = [] }) => [sample.name, observation])
    if (news.length > 0 && isLatest())
      await writeSnapshot(root, path, { ...known, ...Object.fromEntries(entries) })
    return verdicts.filter((verdict) => !news.includes(verdict))
  }
}

/** Returns no samples for a malformed page: the error is reported when the page itself is observed. */
function samplesIfValid(page: FencedFile, readFences: ReadFences): PageSample[] {
  try {
    return samplesOf(page, readFences)
  } catch (error) {
    if (error instanceof SiteError) return []
    throw error
  }
}

function resultOf(
  verdicts: readonly Verdict[],
  open: readonly Verdict[],
  onNews: Severity,
  onFailure: Severity,
): PageObservations {
  const seen = verdicts.flatMap(({ sample, observation }): [number, Observation][] =>
    observation ? [[sample.fence.line, observation]] : [],
  )
  const reporter = createReporter()
  for (const { problem, isDifferent } of open)
    if (problem) reporter.report(isDifferent ? onNews : onFailure, problem)
  return { observations: new Map(seen), problems: [...reporter.problems] }
}
