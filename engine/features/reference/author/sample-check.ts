import { formatProblem } from '../../../diagnostics/problem'
import { collectProblems, createReporter, type Reporter } from '../../../diagnostics/reporter'
import type { SiteSetup } from '../../../site/setup'
import { checkSamples, type SampleReport } from '../samples/compile/check-samples'
import type { ReadFences } from '../samples/fences/read-fences'

/** A check in a child process, concurrent with other work. */
export interface SampleCheck {
  /** Waits for the check and reports its problems; undefined for a site whose samples are not checked. */
  finish(reporter: Reporter): Promise<SampleReport | undefined>
  stop(): void
}

/** Starts checking the samples of a site that documents packages. */
export function startSampleCheck(
  { root, cache, config, mode }: SiteSetup,
  readFences: ReadFences,
): SampleCheck {
  const own = createReporter()
  const stopped = new AbortController()
  const run = async (): Promise<SampleReport | undefined> => {
    if (!config.reference) return undefined
    const { packages, declared, samples } = config.reference
    const setup = {
      root,
      config,
      readFences,
      packages,
      declared,
      ...samples,
      cache,
      signal: stopped.signal,
      inBackground: mode === 'development',
    }
    return collectProblems(() => checkSamples(setup, own), own)
  }
  const running = run()
  // `finish` throws the error. After `stop`, nothing awaits it, and it would count as unhandled.
  running.catch(() => undefined)
  return {
    async finish(reporter) {
      const report = await running
      const reported = new Set(reporter.problems.map(({ problem }) => formatProblem(problem)))
      for (const { severity, problem } of own.problems) {
        if (!reported.has(formatProblem(problem))) reporter.report(severity, problem)
      }
      return report
    },
    stop: () => stopped.abort(),
  }
}
