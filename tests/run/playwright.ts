import type { FileTime, Mode, TestResult } from './results'

interface ReportedError {
  message?: string
}

interface Attachment {
  name: string
  path?: string
}

interface Attempt {
  status: string
  /** Milliseconds, hooks and fixtures included. */
  duration: number
  errors?: ReportedError[]
  attachments?: Attachment[]
}

interface Suite {
  title: string
  file: string
  specs: {
    title: string
    file: string
    tests: {
      projectName: string
      status: string
      results: Attempt[]
    }[]
  }[]
  suites?: Suite[]
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  suites: Suite[]
  errors: ReportedError[]
}

/** A skipped test counts as failed: a check that does not run is a defect. So does an error outside of tests. */
export function fromPlaywright(report: PlaywrightReport): { results: TestResult[]; files: FileTime[] } {
  const outside = report.errors.map(
    ({ message }): TestResult => ({
      title: 'the end-to-end run has no error outside of its tests',
      status: 'failed',
      mode: 'build',
      message: message ?? 'No message was given.',
    }),
  )
  const results = [...report.suites.flatMap((suite) => fromSuite(suite, [])), ...outside]
  return { results, files: report.suites.map((suite) => ({ file: suite.file, seconds: secondsOf(suite) })) }
}

function secondsOf({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests).flatMap(({ results }) => results)
  const seconds = own.reduce((sum, { duration }) => sum + duration / 1000, 0)
  return suites.reduce((sum, suite) => sum + secondsOf(suite), seconds)
}

/** The outermost suite is the file, which the title omits. */
function fromSuite(suite: Suite, titles: string[]): TestResult[] {
  const inner = (suite.suites ?? []).flatMap((child) => fromSuite(child, [...titles, child.title]))
  const own = suite.specs.flatMap((spec) =>
    spec.tests.map((test): TestResult => {
      const common = {
        title: [...titles, spec.title].join(' › '),
        mode: modeOf(test.projectName),
        file: spec.file,
      }
      const last = test.results.at(-1)
      if (test.status === 'expected' && last?.status === 'passed') return { ...common, status: 'passed' }
      const errors = test.results[0]?.errors?.map(({ message }) => message ?? '').join('\n')
      const message = errors || `The test did not pass (${test.status}).`
      const recordings = test.results.flatMap(({ attachments = [] }) => attachments.flatMap(recordingOf))
      return { ...common, status: 'failed', message, recordings }
    }),
  )
  return [...own, ...inner]
}

function recordingOf({ name, path }: Attachment): string[] {
  return path !== undefined && (name === 'screenshot' || name === 'trace') ? [path] : []
}

function modeOf(projectName: string): Mode {
  return projectName === 'dev' ? 'dev' : 'build'
}
