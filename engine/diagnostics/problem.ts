/** What to do about a problem: end the build, print it as a warning or a note, or ignore it. */
export type Severity = 'throw' | 'warn' | 'log' | 'ignore'

/** A line of a source, for messages. */
export interface SourceLocation {
  /** Relative to the site's root. */
  file: string
  /** 1-based. */
  line: number
}

/** One mistake of an author, in words that the author understands. */
export interface Problem {
  /** What is wrong, one sentence. */
  what: string
  /** Path relative to the site's root, or to the working directory. */
  file?: string
  /** 1-based. */
  line?: number
  /** 1-based. */
  column?: number
  expected?: string
  received?: string
  /** The likely fix, one sentence. */
  hint?: string
}

/** Collects the problems of one run, so that an author sees all of them at once. */
export interface Reporter {
  /** `options.cause` becomes the cause of the error that the problem leads to. */
  report(severity: Severity, problem: Problem, options?: ErrorOptions): void
  readonly problems: readonly ReportedProblem[]
  /** Throws `SiteProblems` if any problem has the severity `throw`. */
  check(): void
}

export interface ReportedProblem {
  severity: Exclude<Severity, 'ignore'>
  problem: Problem
  cause?: unknown
}

export class SiteError extends Error {
  override readonly name = 'SiteError'

  constructor(
    readonly problem: Problem,
    options?: ErrorOptions,
  ) {
    super(formatProblem(problem), options)
  }
}

export function formatProblem(problem: Problem): string {
  const rows: [string, string | undefined][] = [
    ['at', formatLocation(problem)],
    ['expected', problem.expected],
    ['received', problem.received],
    ['fix', problem.hint],
  ]
  const details = rows.flatMap(([label, text]) =>
    text === undefined ? [] : [`  ${label.padEnd(8)}  ${indent(text)}`],
  )
  return [shorten(problem.what), ...details].join('\n')
}

/** Messages quote lines, which may have a million letters. */
const MAX_LETTERS = 2000

function shorten(text: string): string {
  return text.length > MAX_LETTERS ? `${text.slice(0, MAX_LETTERS)}…` : text
}

function formatLocation({ file, line, column }: Problem): string | undefined {
  if (file === undefined) return undefined
  return [file, line, column].filter((part) => part !== undefined).join(':')
}

function indent(text: string): string {
  return shorten(text).replaceAll('\n', `\n${' '.repeat(12)}`)
}
