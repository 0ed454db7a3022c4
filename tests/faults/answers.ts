import { type Problem, SiteError } from '../../engine/diagnostics/problem'
import { SiteProblems } from '../../engine/diagnostics/reporter'
import type { Fault } from './cases'

export interface Said {
  severity: string
  problem: Problem
}

export interface Answer extends Pick<Fault, 'expected'> {
  name: string
  said: readonly Said[]
  /** An unexpected error, whose stack means nothing to authors. */
  stack?: unknown
}

/** Returns what a part of the engine reports for an input, in a list or by throwing. */
export async function answerTo(
  name: string,
  expected: Fault['expected'],
  run: () => readonly Said[] | Promise<readonly Said[]>,
): Promise<Answer> {
  try {
    return { name, expected, said: await run() }
  } catch (error) {
    if (error instanceof SiteError)
      return { name, expected, said: [{ severity: 'throw', problem: error.problem }] }
    if (!(error instanceof SiteProblems)) return { name, expected, said: [], stack: error }
    return { name, expected, said: error.problems.map((problem) => ({ severity: 'throw', problem })) }
  }
}

/** Returns why an answer is wrong; undefined if it is right. */
export function complaint({ name, expected, said, stack }: Answer): string | undefined {
  const shown = name.length > 100 ? `${name.slice(0, 100)}…` : name
  if (stack !== undefined) return `${shown}: an error that is not explained: ${stack}`
  const unclear = said.find(({ problem }) => !problem.file || !problem.expected || !problem.hint)
  if (unclear) return `${shown}: without file, what is expected or a fix: ${unclear.problem.what}`
  const isError = said.some(({ severity }) => severity === 'throw')
  const kind = isError ? 'error' : said.length > 0 ? 'warning' : 'fine'
  return kind === expected ? undefined : `${shown}: ${kind} instead of ${expected}`
}
