import { type Severity, SiteError } from '../../diagnostics/problem'
import { createReporter, type ReportedProblem } from '../../diagnostics/reporter'
import type { FencedFile } from '../../markdown/plugins/code-fences'
import type { ReadFences } from '../fences/read-fences'
import { judge, type Verdict } from './judge'
import type { Observation } from './observation'
import { outcomesOf } from './outcomes'
import { type PageSample, samplesOf } from './page-samples'
import { readSitePackages } from './site-packages'
import { readSnapshot, type Snapshot, snapshotPath, writeSnapshot } from './snapshots'

/** What the samples of a page were seen to do. */
export interface PageObservations {
  /** By the line of the sample's fence. */
  observations: Map<number, Observation>
  problems: ReportedProblem[]
}

/**
 * What is written into the snapshots: nothing by a build; by the author's server what is new, and of that what
 * its author still changes; everything when the author says so.
 */
export type Acceptance = 'nothing' | 'new' | 'everything'

export interface ObserverOptions {
  root: string
  cache: string
  readFences: ReadFences
  /** What samples can import: see `readSitePackages`. */
  packages: readonly string[]
  accepts: Acceptance
  /** What a sample that cannot be run, or does what is not known of it, is to the site. */
  onBroken: Severity
}

export interface Observer {
  /** Runs the samples of many pages together, so that `observe` has their outcomes at hand. */
  prepare(pages: readonly FencedFile[]): Promise<void>
  /** @throws SiteError where the page is malformed, or its snapshot is not the engine's. */
  observe(page: FencedFile): Promise<PageObservations>
  /** What the samples of a page that is kept as it was are known to do. They are not run. */
  recall(page: FencedFile): Promise<PageObservations>
}

/** Runs the samples of a site's pages, and holds what they do against what they are known to do. */
export function createObserver(options: ObserverOptions): Observer {
  const { root, cache, readFences, accepts, onBroken } = options
  const run = (samples: readonly PageSample[]) =>
    outcomesOf(samples, { root, cache, packages: readSitePackages(root, options.packages) })
  const accept = createAcceptor(root, accepts)
  return {
    async prepare(pages) {
      await run(pages.flatMap((page) => soundSamples(page, readFences)))
    },
    async observe(page) {
      const samples = samplesOf(page, readFences)
      if (samples.length === 0) return { observations: new Map(), problems: [] }
      const path = snapshotPath(page.path)
      const [known, outcomes] = await Promise.all([readSnapshot(root, path), run(samples)])
      const verdicts = [...outcomes].map(([sample, outcome]) =>
        judge(sample, outcome, { path, observation: known[sample.name] }),
      )
      const open = await accept(path, known, verdicts)
      return shown(verdicts, open, accepts === 'new' ? 'warn' : onBroken, onBroken)
    },
    async recall(page) {
      const known = await readSnapshot(root, snapshotPath(page.path))
      const entries = samplesOf(page, readFences).map(
        ({ name, fence }) => [fence.line, known[name] ?? []] as const,
      )
      return { observations: new Map(entries), problems: [] }
    },
  }
}

/** Writes down what is accepted, and gives the verdicts that remain. */
function createAcceptor(root: string, accepts: Acceptance) {
  const taken = new Set<string>()
  return async (path: string, known: Snapshot, verdicts: readonly Verdict[]): Promise<Verdict[]> => {
    const isTaken = ({ sample: { name }, isNews }: Verdict): boolean => {
      if (!isNews || accepts === 'nothing') return false
      return accepts === 'everything' || !(name in known) || taken.has(`${path} ${name}`)
    }
    const news = verdicts.filter(isTaken)
    for (const { sample } of news) taken.add(`${path} ${sample.name}`)
    const entries = news.map(({ sample, observation = [] }) => [sample.name, observation])
    if (news.length > 0) await writeSnapshot(root, path, { ...known, ...Object.fromEntries(entries) })
    return verdicts.filter((verdict) => !news.includes(verdict))
  }
}

/** What is wrong with a page is told when it is its turn. */
function soundSamples(page: FencedFile, readFences: ReadFences): PageSample[] {
  try {
    return samplesOf(page, readFences)
  } catch (error) {
    if (error instanceof SiteError) return []
    throw error
  }
}

function shown(
  verdicts: readonly Verdict[],
  open: readonly Verdict[],
  onNews: Severity,
  onFailure: Severity,
): PageObservations {
  const seen = verdicts.flatMap(({ sample, observation }): [number, Observation][] =>
    observation ? [[sample.fence.line, observation]] : [],
  )
  const reporter = createReporter()
  for (const { problem, isNews } of open) if (problem) reporter.report(isNews ? onNews : onFailure, problem)
  return { observations: new Map(seen), problems: [...reporter.problems] }
}
