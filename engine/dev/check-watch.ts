import { normalize, relative } from 'pathe'
import { type Problem, SiteError } from '../diagnostics/problem'
import { createReporter, formatReported, isFatal } from '../diagnostics/reporter'
import { type RunningChecks, startChecks } from '../site/features/checks'
import type { DevSite } from './site'
import { findEditedPart } from './watch'

/** In milliseconds; an editor saves several files within this time. */
const PAUSE = 300

/** In milliseconds. The first checks of a large site take minutes, in which its pages look right. */
const SLOW = 3000

/** The part of Vite's watcher used here. */
interface Watcher {
  on(event: 'all', listener: (event: string, file: string) => void): unknown
}

/** Runs the checks of a site's features. */
export interface CheckWatch {
  /** Checks now and after every edit, and prints problems. No page waits for it. */
  watch(watcher: Watcher): void
  /**
   * Returns the errors in files, by path relative to the site's root. Files that were edited
   * have none until they are checked again.
   */
  errorsIn(paths: readonly string[]): Problem[]
  /** Registers a callback for changed errors. */
  onChange(listener: () => void): void
  stop(): void
}

export function createCheckWatch(site: Pick<DevSite, 'setup'>): CheckWatch {
  const terminal = createTerminal()
  let running: RunningChecks | undefined
  let timer: NodeJS.Timeout | undefined
  let errors: readonly Problem[] = []
  const listeners: (() => void)[] = []
  const update = (found: readonly Problem[]): void => {
    const isSame = JSON.stringify(found) === JSON.stringify(errors)
    errors = found
    if (!isSame) for (const listener of listeners) listener()
  }
  const check = async (): Promise<void> => {
    const own = startChecks(site.setup)
    running = own
    const reporter = createReporter()
    const slow = setTimeout(() => {
      if (running === own) console.log('still checking the site: its errors show once that is done')
    }, SLOW)
    try {
      const texts = await own.finish(reporter)
      if (running !== own) return
      terminal.report(
        reporter.problems.map((reported) => `${formatReported(reported)}\n`),
        texts,
      )
      update(reporter.problems.filter(isFatal).map(({ problem }) => problem))
    } catch (error) {
      if (running === own) console.error(textOfError(error))
    } finally {
      clearTimeout(slow)
    }
  }
  const noteEdit = (path: string): void => {
    if (findEditedPart(path, site.setup) === undefined) return
    running?.stop()
    running = undefined
    update(errors.filter(({ file }) => file !== relative(site.setup.root, path)))
    clearTimeout(timer)
    timer = setTimeout(() => void check(), PAUSE)
  }
  return {
    watch(watcher) {
      void check()
      watcher.on('all', (_, file) => noteEdit(normalize(file)))
    },
    errorsIn: (paths) => errors.filter(({ file }) => file !== undefined && paths.includes(file)),
    onChange: (listener) => void listeners.push(listener),
    stop() {
      clearTimeout(timer)
      running?.stop()
      running = undefined
    },
  }
}

function textOfError(error: unknown): unknown {
  if (!(error instanceof SiteError)) return error
  return `${formatReported({ severity: 'throw', problem: error.problem })}\n`
}

/** Prints only what is new since the last call. */
function createTerminal() {
  let before: readonly string[] = []
  let isFirst = true
  return {
    report(problems: readonly string[], summaries: readonly string[]): void {
      for (const text of problems) if (!before.includes(text)) console.error(text)
      const isSolved = before.length > 0 && problems.length === 0
      if (isFirst || isSolved) for (const text of summaries) console.log(text)
      before = problems
      isFirst = false
    },
  }
}
