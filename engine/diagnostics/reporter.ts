import {
  formatProblem,
  type Problem,
  type ReportedProblem,
  type Reporter,
  type Severity,
  SiteError,
} from './problem'

export type { ReportedProblem, Reporter }

/** Returns a problem as printed: after its severity, so that it can be found in logs. */
export function formatReported({ severity, problem }: Omit<ReportedProblem, 'cause'>): string {
  return `${severity === 'throw' ? 'error' : severity}: ${formatProblem(problem)}`
}

/** True if a problem fails the run. */
export function hasFailed({ problems }: Pick<Reporter, 'problems'>): boolean {
  return problems.some(isFatal)
}

export function isFatal({ severity }: { severity: Severity }): boolean {
  return severity === 'throw'
}

/** Several problems that end a run together. */
export class SiteProblems extends Error {
  override readonly name = 'SiteProblems'

  constructor(
    readonly problems: readonly Problem[],
    options?: ErrorOptions,
    /** Other problems of the run, none of which would have ended it. */
    readonly warnings: readonly ReportedProblem[] = [],
  ) {
    super(problems.map(formatProblem).join('\n\n'), options)
  }
}

export function createReporter(): Reporter {
  const problems: ReportedProblem[] = []
  const known = new Set<string>()
  return {
    problems,
    report(severity, problem, options) {
      if (severity === 'ignore') return
      // A module that many pages import fails in each of them.
      const key = severity + formatProblem(problem)
      if (!known.has(key)) problems.push({ severity, problem, ...options })
      known.add(key)
    },
    check() {
      const fatal = problems.filter(isFatal)
      const all = fatal.map(({ problem }) => problem)
      const warnings = problems.filter((reported) => !isFatal(reported))
      if (fatal.length > 0) throw new SiteProblems(all, causeOf(fatal), warnings)
    },
  }
}

/** Returns a single cause as it is, and several as an `AggregateError`. */
function causeOf(problems: readonly ReportedProblem[]): ErrorOptions {
  const causes = problems.flatMap(({ cause }) => (cause === undefined ? [] : [cause]))
  if (causes.length > 1) return { cause: new AggregateError(causes) }
  return causes.length === 1 ? { cause: causes[0] } : {}
}

/** Runs one part of many and reports its problems, so that a failing part does not hide problems in the others. */
export async function collectProblems<T>(run: () => Promise<T>, reporter: Reporter): Promise<T | undefined> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof SiteError) reporter.report('throw', error.problem, { cause: error.cause })
    else if (error instanceof SiteProblems) {
      for (const { severity, problem } of error.warnings) reporter.report(severity, problem)
      for (const problem of error.problems) reporter.report('throw', problem)
    } else throw error
    return undefined
  }
}
