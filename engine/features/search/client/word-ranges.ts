import { INVISIBLE, isUnspaced } from '../../../page/letters'
import type { TextRange } from '../types'

const WORD = /[\p{L}\p{M}\p{N}]/u

/** Finds words in a text. Meant to be created once for many texts. */
export type WordFinder = (text: string) => TextRange[]

/**
 * Returns a finder of these words in a text, in order and ignoring case. A match must begin and end at the edge of a
 * word or of an identifier's part: `column` in `toColumnName`, but not in `columnist`.
 */
export function wordFinder(words: readonly string[]): WordFinder {
  const known = [...new Set(words)].filter((word) => word.trim() !== '')
  if (known.length === 0) return () => []
  const longestFirst = known.sort((a, b) => b.length - a.length).map(literal)
  const pattern = new RegExp(longestFirst.join('|'), 'giu')
  return (text) => rangesOf(pattern, text)
}

function rangesOf(pattern: RegExp, text: string): TextRange[] {
  const ranges: TextRange[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    const end = match.index + match[0].length
    if (isEdge(text, match.index) && isEdge(text, end)) ranges.push([match.index, end])
    // Another match may begin inside one that was not a whole word.
    else pattern.lastIndex = match.index + 1
  }
  return ranges
}

export interface Piece {
  text: string
  isMarked: boolean
}

/** Splits a text at its marks. Ranges that are out of order or out of bounds are ignored. */
export function splitAtMarks(text: string, marks: readonly TextRange[]): Piece[] {
  const pieces: Piece[] = []
  let done = 0
  for (const [start, end] of marks) {
    if (start < done || end <= start || end > text.length) continue
    pieces.push(
      { text: text.slice(done, start), isMarked: false },
      { text: text.slice(start, end), isMarked: true },
    )
    done = end
  }
  return [...pieces, { text: text.slice(done), isMarked: false }].filter((piece) => piece.text !== '')
}

/** A page may tell within a word where it may break. */
function literal(word: string): string {
  return Array.from(word, (sign) => sign.replace(/[\\^$.*+?()[\]{}|]/, '\\$&')).join(`${INVISIBLE}*`)
}

/** True between two words, or between two parts of an identifier. */
function isEdge(text: string, at: number): boolean {
  const before = text[at - 1] ?? ''
  const after = text[at] ?? ''
  if (!WORD.test(before) || !WORD.test(after)) return true
  if (isUnspaced(before) || isUnspaced(after)) return true
  return (
    isDigit(before) !== isDigit(after) ||
    (isUpper(after) && (!isUpper(before) || isLower(text[at + 1] ?? '')))
  )
}

function isDigit(sign: string): boolean {
  return /\p{N}/u.test(sign)
}

function isUpper(sign: string): boolean {
  return /\p{Lu}/u.test(sign)
}

function isLower(sign: string): boolean {
  return /\p{Ll}/u.test(sign)
}
