export type Mode = 'dev' | 'build' | 'unit'

export interface TestResult {
  /** Titles of the groups and of the test, joined by ` › `. */
  title: string
  status: 'passed' | 'failed'
  mode: Mode
  /** Path of the test file. */
  file?: string
  message?: string
  /** Paths of a failure's recordings: a screenshot, a trace. */
  recordings?: string[]
}

/** How long a worker was busy with a file. */
export interface FileTime {
  file: string
  seconds: number
}
