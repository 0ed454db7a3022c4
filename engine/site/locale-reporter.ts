import { formatProblem } from '../diagnostics/problem'
import type { Reporter } from '../diagnostics/reporter'
import { inLocale } from './locale-problems'

/** For a locale after the default one: names the locale, and leaves out what has been told of the same file before. */
export function localeReporter(reporter: Reporter, code: string): Reporter {
  const before = new Set(reporter.problems.map(({ problem }) => formatProblem(problem)))
  return {
    ...reporter,
    report(severity, problem, options) {
      if (!before.has(formatProblem(problem))) reporter.report(severity, inLocale(problem, code), options)
    },
  }
}
