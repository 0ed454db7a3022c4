import { normalize, relative } from 'pathe'
import type { DevSite } from '../../../dev/site'
import { editedPart } from '../../../dev/watch'
import { formatProblem, type Problem, SiteError } from '../../../diagnostics/problem'
import { createReporter } from '../../../diagnostics/reporter'
import { type SampleCheck, startSampleCheck } from '../author/sample-check'
import { describeReport, type SampleReport } from './compile/check-samples'
import { siteFences } from './observed-samples'

/** In milliseconds; an editor saves several files within this time. */
const PAUSE = 300

/** The part of Vite's watcher used here. */
interface Watcher {
  on(event: 'all', listener: (event: string, file: string) => void): unknown
}

export interface SampleWatch {
  /** Checks the samples now and after every edit, and prints problems. No page waits for it. */
  watch(watcher: Watcher): void
  /**
   * Returns the errors in the samples of files, by path relative to the site's root. Files that were edited
   * have none until they are checked again.
   */
  errorsIn(paths: readonly string[]): Problem[]
  /** Returns descriptions of the names in samples from the latest finished check, by path of their file. */
  names(): NonNullable<SampleReport['names']>
  /** Registers a callback for changed errors. */
  onChange(listener: () => void): void
  stop(): void
}

export function createSampleWatch(site: DevSite): SampleWatch {
  const terminal = createTerminal()
  let running: SampleCheck | undefined
  let timer: NodeJS.Timeout | undefined
  let errors: readonly Problem[] = []
  let names: NonNullable<SampleReport['names']> = new Map()
  const listeners: (() => void)[] = []
  const update = (found: readonly Problem[]): void => {
    const isSame = JSON.stringify(found) === JSON.stringify(errors)
    errors = found
    if (!isSame) for (const listener of listeners) listener()
  }
  const check = async (): Promise<void> => {
    const own = startSampleCheck(site.setup, siteFences(site.setup, site.fences))
    running = own
    const reporter = createReporter()
    try {
      const report = await own.finish(reporter)
      if (running !== own) return
      if (report?.names) names = report.names
      terminal.report(
        reporter.problems.map(
          ({ severity, problem }) =>
            `${severity === 'throw' ? 'error' : severity}: ${formatProblem(problem)}\n`,
        ),
        report && describeReport(report),
      )
      update(reporter.problems.flatMap(({ severity, problem }) => (severity === 'throw' ? [problem] : [])))
    } catch (error) {
      const problem = error instanceof SiteError ? `error: ${formatProblem(error.problem)}\n` : error
      if (running === own) console.error(problem)
    }
  }
  const edited = (path: string): void => {
    if (editedPart(path, site.setup) === undefined) return
    running?.stop()
    running = undefined
    update(errors.filter(({ file }) => file !== relative(site.setup.root, path)))
    clearTimeout(timer)
    timer = setTimeout(() => void check(), PAUSE)
  }
  return {
    watch(watcher) {
      void check()
      watcher.on('all', (_, file) => edited(normalize(file)))
    },
    errorsIn: (paths) => errors.filter(({ file }) => file !== undefined && paths.includes(file)),
    names: () => names,
    onChange: (listener) => void listeners.push(listener),
    stop() {
      clearTimeout(timer)
      running?.stop()
      running = undefined
    },
  }
}

/** Prints only what is new since the last call. */
function createTerminal() {
  let before: readonly string[] = []
  let isFirst = true
  return {
    report(problems: readonly string[], summary: string | undefined): void {
      for (const text of problems) if (!before.includes(text)) console.error(text)
      const isSolved = before.length > 0 && problems.length === 0
      if (summary !== undefined && (isFirst || isSolved)) console.log(summary)
      before = problems
      isFirst = false
    },
  }
}
