import { formatReported, type Reporter, SiteProblems } from '../diagnostics/reporter'
import { overlayError } from './overlay'

/** Prints problems in the dev server without repeating them, however many requests meet them. */
export interface DevLog {
  /** Prints the problems found in one place, such as a page. Each is printed again only after it was fixed. */
  report(place: string, found: Pick<Reporter, 'problems'>): void
  /** Prints why one place failed as a whole. */
  fail(place: string, error: unknown): void
  /** Returns the log of one part, whose places have names of their own. Parts do not repeat each other's problems. */
  part(name: string): DevLog
}

export function createDevLog(print: (text: string) => void): DevLog {
  const known = new Map<string, ReadonlySet<string>>()
  const set = (place: string, found: readonly string[]): void => {
    const before = known.get(place)
    known.delete(place)
    const elsewhere = new Set([...known.values()].flatMap((texts) => [...texts]))
    const own = new Set(found.filter((text) => !elsewhere.has(text)))
    for (const text of own) if (!before?.has(text)) print(text)
    if (own.size > 0) known.set(place, own)
  }
  const partOf = (prefix: string): DevLog => ({
    report: (place, found) => set(prefix + place, textsOf(found)),
    fail: (place, error) => set(prefix + place, textsOfError(error)),
    part: (name) => partOf(`${prefix}${name} `),
  })
  return partOf('')
}

function textsOfError(error: unknown): string[] {
  if (error instanceof SiteProblems)
    return error.problems.map((problem) => `${formatReported({ severity: 'throw', problem })}\n`)
  const { message, stack } = overlayError(error)
  return [`error: ${message}\n${stack}`]
}

function textsOf({ problems }: Pick<Reporter, 'problems'>): string[] {
  return problems.map((reported) => `${formatReported(reported)}\n`)
}
