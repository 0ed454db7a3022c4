import { formatProblem, type Problem, type Severity, SiteError } from './problem'

/** Collects the problems of one run, so that an author sees all of them at once. */
export interface Reporter {
  report(severity: Severity, problem: Problem): void
  readonly problems: readonly ReportedProblem[]
  /** Throws `SiteProblems` where any problem has the severity `throw`. */
  check(): void
}

export interface ReportedProblem {
  severity: Exclude<Severity, 'ignore'>
  problem: Problem
}

/** Several problems that end a run together. */
export class SiteProblems extends Error {
  override readonly name = 'SiteProblems'

  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(formatProblem).join('\n\n'))
  }
}

export function createReporter(): Reporter {
  const problems: ReportedProblem[] = []
  return {
    problems,
    report(severity, problem) {
      if (severity !== 'ignore') problems.push({ severity, problem })
    },
    check() {
      const fatal = problems.filter(({ severity }) => severity === 'throw')
      if (fatal.length > 0) throw new SiteProblems(fatal.map(({ problem }) => problem))
    },
  }
}

/** Runs one part of many: a part that fails does not hide the failures of the others. */
export async function collectProblems<T>(run: () => Promise<T>, reporter: Reporter): Promise<T | undefined> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof SiteError) reporter.report('throw', error.problem)
    else if (error instanceof SiteProblems)
      for (const problem of error.problems) reporter.report('throw', problem)
    else throw error
    return undefined
  }
}
