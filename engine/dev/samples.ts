import type { FSWatcher } from 'vite'
import { type SampleCheck, startSampleCheck } from '../author/sample-check'
import { formatProblem } from '../diagnostics/problem'
import { createReporter } from '../diagnostics/reporter'
import { describeReport } from '../samples/compile/describe-report'
import type { DevSite } from './site'
import { editedPart } from './watch'

/** An editor that saves several files saves them within this time, in milliseconds. */
const PAUSE = 300

export interface SampleWatch {
  /** Checks the samples now and after every edit, and tells of them in the terminal. No page waits for it. */
  watch(watcher: FSWatcher): void
  stop(): void
}

export function createSampleWatch(site: DevSite): SampleWatch {
  const terminal = createTerminal()
  let running: SampleCheck | undefined
  let timer: NodeJS.Timeout | undefined
  const check = async (): Promise<void> => {
    running?.stop()
    const own = startSampleCheck(site.setup)
    running = own
    const reporter = createReporter()
    try {
      const report = await own.finish(reporter)
      if (running !== own) return
      terminal.tell(
        reporter.problems.map(
          ({ severity, problem }) =>
            `${severity === 'throw' ? 'error' : severity}: ${formatProblem(problem)}\n`,
        ),
        report && describeReport(report),
      )
    } catch (error) {
      if (running === own) console.error(error)
    }
  }
  const later = (): void => {
    clearTimeout(timer)
    timer = setTimeout(() => void check(), PAUSE)
  }
  return {
    watch(watcher) {
      void check()
      watcher.on('all', (_, file) => {
        if (editedPart(file, site.setup) !== undefined) later()
      })
    },
    stop() {
      clearTimeout(timer)
      running?.stop()
      running = undefined
    },
  }
}

/** Says what is new since it last spoke. */
function createTerminal() {
  let before: readonly string[] = []
  let isFirst = true
  return {
    tell(problems: readonly string[], summary: string | undefined): void {
      for (const text of problems) if (!before.includes(text)) console.error(text)
      const isSolved = before.length > 0 && problems.length === 0
      if (summary !== undefined && (isFirst || isSolved)) console.log(summary)
      before = problems
      isFirst = false
    },
  }
}
