import type { Problem } from './problem'
import { formatReported, type ReportedProblem } from './reporter'

/** Up to this many problems of one kind are printed in full; of more, only the first, with the locations of as many. */
const SHOWN = 5

/** Returns the texts of problems by kind, so that thousands of one kind do not hide the others. */
export function groupTexts(problems: readonly ReportedProblem[], isVerbose: boolean): string[] {
  const kinds = new Map<string, ReportedProblem[]>()
  for (const reported of problems) {
    const kind = kindOf(reported)
    const known = kinds.get(kind)
    if (known) known.push(reported)
    else kinds.set(kind, [reported])
  }
  return [...kinds.values()].flatMap((kind) => {
    const texts = kind.map(formatReported)
    const said = new Set(kind.map(({ problem: { what, received } }) => `${what} ${received}`))
    const isShort = kind.length <= SHOWN && (kind.length === 1 || said.size > 1)
    return isVerbose || isShort ? texts : `${texts[0]}\n${describeRest(kind.slice(1))}`
  })
}

/** Returns a message without what it is about: names in code, quotes or tags, and anything after a colon. */
function kindOf({ severity, problem }: ReportedProblem): string {
  const [sentence = ''] = problem.what.split(': ')
  return `${severity} ${sentence.replace(/`[^`]*`|'[^']*'|<[^>]*>|\d+/g, '')}`
}

function describeRest(more: readonly ReportedProblem[]): string {
  const places = [...new Set(more.map(({ problem }) => placeOf(problem)))].slice(0, SHOWN - 1)
  return `  and       ${more.length} more like this one, such as ${places.join(', ')} (--verbose shows all)`
}

function placeOf({ file = 'the site', line }: Problem): string {
  return line === undefined ? file : `${file}:${line}`
}
