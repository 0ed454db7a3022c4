import { closesFence, fenceOpening } from '../../page/fence'
import { CLOSING, MARKERS } from './container-lines'

const OPENING = new RegExp(`${MARKERS}(:{3,})[a-zA-Z]`)
const BLANK = /^[ \t>]*$/
const HEADING = /^#{1,6}[ \t]/
/** The second line of a table, or a link definition. The parser takes the lines below for more of them. */
const GREEDY = new RegExp(`${MARKERS}(?:(?=.*-)(?=.*[|:])[|:\\- \\t]+$|\\[[^\\]]+\\]:)`)

/**
 * Puts a blank line before each `:::` that closes a block right after a table or a link definition: the parser would take
 * it for a row or for text, and the block would not end. The next blank line that has no effect goes, so that line numbers
 * do not change beyond it.
 */
export function separateClosings(text: string): string {
  if (!/^[ \t>]*:{3,}[ \t]*$/m.test(text)) return text
  const read = createBlockReader()
  const lines: string[] = []
  let added = 0
  const all = text.split('\n')
  for (const [index, line] of all.entries()) {
    const kind = read(line)
    if (added > 0 && kind === 'blank' && hasNoEffect(lines.at(-1) ?? '', line, all[index + 1])) {
      added--
      continue
    }
    if (kind === 'swallowed') {
      lines.push(line.slice(0, line.indexOf(':')).trimEnd())
      added++
    }
    lines.push(line)
  }
  return lines.join('\n')
}

/** Returns whether a blank line does not separate anything that would otherwise be one block. */
function hasNoEffect(before: string, blank: string, after = ''): boolean {
  if (blank.trim() === '' && before.includes('>') && after.trimStart().startsWith('>')) return false
  return [CLOSING, BLANK, HEADING].some((line) => line.test(before)) || HEADING.test(after)
}

/** Returns a function that takes consecutive lines, and finds those that close a block but would be taken for content. */
function createBlockReader(): (line: string) => 'swallowed' | 'blank' | 'other' {
  const open: number[] = []
  let fence: string | undefined
  let isGreedy = false
  return (line) => {
    if (fence !== undefined) {
      if (closesFence(line, fence)) fence = undefined
      return 'other'
    }
    fence = fenceOpening(line)
    const opening = OPENING.exec(line)?.[1]
    if (opening) open.push(opening.length)
    const closes = (CLOSING.exec(line)?.[1]?.length ?? 0) >= (open.at(-1) ?? Number.POSITIVE_INFINITY)
    const isSwallowed = closes && isGreedy
    const isBlank = BLANK.test(line)
    if (closes) closeInnermost(open)
    isGreedy = !(closes || opening || fence || isBlank) && (isGreedy || GREEDY.test(line))
    return isSwallowed ? 'swallowed' : isBlank ? 'blank' : 'other'
  }
}

/** One closing fence ends all the innermost blocks whose fences have the same length. */
function closeInnermost(open: number[]): void {
  const length = open.pop()
  while (open.length > 0 && open.at(-1) === length) open.pop()
}
