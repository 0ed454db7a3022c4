import { formatProblem } from '../../diagnostics/problem'
import { collectProblems, createReporter, type Reporter } from '../../diagnostics/reporter'
import type { SiteSetup } from '../setup'

/** The checks of a site's features, which run beside other work. */
export interface RunningChecks {
  /** Waits for the checks and reports their problems. Returns the texts to print. */
  finish(reporter: Reporter): Promise<string[]>
  stop(): void
}

export function startChecks({ hooks }: Pick<SiteSetup, 'hooks'>): RunningChecks {
  const own = createReporter()
  const stopped = new AbortController()
  const context = { report: own.report, signal: stopped.signal }
  const checks = hooks.work.flatMap(({ args: [{ beside }] }) => beside ?? [])
  const running = Promise.all(checks.map((run) => collectProblems(() => run(context), own)))
  // `finish` throws the error. After `stop`, nothing awaits it, and it would count as unhandled.
  running.catch(() => undefined)
  return {
    async finish(reporter) {
      const texts = await running
      const reported = new Set(reporter.problems.map(({ problem }) => formatProblem(problem)))
      for (const { severity, problem } of own.problems) {
        if (!reported.has(formatProblem(problem))) reporter.report(severity, problem)
      }
      return texts.filter((text) => text !== undefined)
    },
    stop: () => stopped.abort(),
  }
}
