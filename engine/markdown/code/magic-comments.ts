import type { MagicComment } from '../../config/types'
import { type CommentStyle, commentStyles } from './comment-styles'
import type { StrayReason } from './problems'

/** Code without its magic comments, and the classes that they gave to its lines. */
export interface MarkedCode {
  lines: string[]
  /** Where each line stands, counted from 0, in the code as it was written. */
  places: number[]
  /** One entry for each line, classes in the order of the configuration. */
  classes: string[][]
  strays: StrayComment[]
}

/** A magic comment that marks nothing. */
export interface StrayComment {
  word: string
  /** 0-based line of the comment, in the code as it was written. */
  line: number
  reason: StrayReason
}

/** What one comment asks for. `code` is what stands before it on its line, if anything. */
interface Found {
  code: string
  word: string
}

/** Reads magic comments out of code in one language. */
export type ReadMagicComments = (code: string, language: string) => MarkedCode

export function createMagicCommentReader(comments: readonly MagicComment[]): ReadMagicComments {
  const words = comments
    .flatMap(({ line, block }) => [line, block?.start, block?.end])
    .filter((word) => word !== undefined)
  const anyWord = words.map(escapePattern).join('|')
  const mention = new RegExp(anyWord)
  const patternsOf = (language: string) => commentStyles(language).map((style) => patternOf(style, anyWord))
  return (code, language) => {
    const lines = code.split('\n')
    if (words.length === 0 || !mention.test(code)) {
      return { lines, places: [...lines.keys()], classes: lines.map(() => []), strays: [] }
    }
    return readLines(lines, patternsOf(language), comments)
  }
}

function readLines(lines: string[], patterns: RegExp[], comments: readonly MagicComment[]): MarkedCode {
  const marks = new Marks(comments)
  const result: MarkedCode = { lines: [], places: [], classes: [], strays: marks.strays }
  for (const [index, line] of lines.entries()) {
    const found = find(line, patterns)
    const alone = found !== undefined && found.code.trim() === ''
    if (alone) {
      marks.read(found.word, index)
      continue
    }
    const trailing = found ? marks.ofWord(found.word) : []
    result.lines.push(found && trailing.length > 0 ? found.code.trimEnd() : line)
    result.places.push(index)
    result.classes.push(marks.take(trailing))
  }
  marks.finish()
  return result
}

/** The marks that are in force while the lines go by. */
class Marks {
  readonly strays: StrayComment[] = []
  private readonly open = new Map<string, Omit<StrayComment, 'reason'>>()
  private readonly next = new Map<string, Omit<StrayComment, 'reason'>>()

  constructor(private readonly comments: readonly MagicComment[]) {}

  /** A comment that has a line of its own. */
  read(word: string, line: number): void {
    for (const { className, line: lineWord, block } of this.comments) {
      if (word === lineWord) this.next.set(className, { word, line })
      if (word === block?.start) this.open.set(className, { word, line })
      if (word === block?.end && !this.open.delete(className))
        this.strays.push({ word, line, reason: 'not started' })
    }
  }

  /** The classes of a comment at the end of a line of code. */
  ofWord(word: string): string[] {
    return this.comments.filter(({ line }) => line === word).map(({ className }) => className)
  }

  /** The classes of the line that goes by now. */
  take(own: string[]): string[] {
    const classes = new Set([...own, ...this.next.keys(), ...this.open.keys()])
    this.next.clear()
    return classes.size === 0
      ? []
      : this.comments.map(({ className }) => className).filter((name) => classes.delete(name))
  }

  finish(): void {
    for (const comment of this.open.values()) this.strays.push({ ...comment, reason: 'not ended' })
    for (const comment of this.next.values()) this.strays.push({ ...comment, reason: 'last line' })
  }
}

function find(line: string, patterns: RegExp[]): Found | undefined {
  for (const pattern of patterns) {
    const [, code, word] = pattern.exec(line) ?? []
    if (code !== undefined && word !== undefined) return { code, word }
  }
  return undefined
}

// A comment without a closing sign needs a space before it: `http://error` is an address.
function patternOf([open, close]: CommentStyle, anyWord: string): RegExp {
  const before = close === '' ? '(|.*?\\s)' : '(.*?)'
  return new RegExp(`^${before}${escapePattern(open)}\\s*(${anyWord})\\s*${escapePattern(close)}\\s*$`)
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
