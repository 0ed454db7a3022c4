import type { MagicComment } from '../../config/types'
import { type CommentStyle, commentStyles } from './comment-styles'
import type { StrayReason } from './problems'

/** Code without its magic comments, and the classes that they add to its lines. */
export interface MarkedCode {
  lines: string[]
  /** For each line, its 0-based index in the original code. */
  sourceIndexes: number[]
  /** One entry per line, with classes in the order of the configuration. */
  classes: string[][]
  strays: StrayComment[]
  /** The words that comments of VitePress mark. */
  words: MarkedWord[]
}

/** A word that `[!code word:x]` marks in all lines, and `[!code word:x:2]` in as many. */
export interface MarkedWord {
  text: string
  /** 0-based indexes of shown lines: the first, and the one after the last. */
  from: number
  to: number
}

/** A magic comment that has no effect. */
export interface StrayComment {
  word: string
  /** 0-based line of the comment in the original code. */
  line: number
  reason: StrayReason
}

/** A magic comment found on a line; `code` precedes it. */
interface Found {
  code: string
  word: string
  /** The word as it is in the code, without its number. */
  written: string
  /** Number of lines that it marks, as in `[!code ++:3]`; absent if it names none. */
  count?: number
}

/** A comment that marks the lines that follow. */
interface Pending extends Omit<StrayComment, 'reason'> {
  left: number
  hasMarked: boolean
}

/** Extracts the magic comments from code in one language. */
export type ReadMagicComments = (code: string, language: string) => MarkedCode

/** How VitePress writes the same marks. */
const OF_VITEPRESS: Readonly<Record<string, string>> = {
  '[!code ++]': 'add',
  '[!code --]': 'remove',
  '[!code highlight]': 'highlight-next-line',
  '[!code hl]': 'highlight-next-line',
  '[!code focus]': 'focus-next-line',
  '[!code error]': 'error',
}

/** `marksWords` is false for a reader that looks only for its own comments. */
export function createMagicCommentReader(
  comments: readonly MagicComment[],
  { marksWords = true } = {},
): ReadMagicComments {
  const own = comments
    .flatMap(({ line, block }) => [line, block?.start, block?.end])
    .filter((word) => word !== undefined)
  const words = [
    ...own,
    ...Object.keys(OF_VITEPRESS).filter((word) => own.includes(OF_VITEPRESS[word] ?? '')),
  ]
  const anyWord = [...words.map(patternOfWord), ...(marksWords ? [MARKED_WORD, UNKNOWN] : [])].join('|')
  const mention = new RegExp(anyWord)
  const patternsOf = (language: string) => commentStyles(language).map((style) => patternOf(style, anyWord))
  return (code, language) => {
    const lines = code.split('\n')
    if (anyWord === '' || !mention.test(code)) {
      return { lines, sourceIndexes: [...lines.keys()], classes: lines.map(() => []), strays: [], words: [] }
    }
    return readLines(lines, patternsOf(language), comments)
  }
}

function readLines(lines: string[], patterns: RegExp[], comments: readonly MagicComment[]): MarkedCode {
  const marks = new Marks(comments)
  const result: MarkedCode = { lines: [], sourceIndexes: [], classes: [], strays: marks.strays, words: [] }
  for (const [index, line] of lines.entries()) {
    const read = find(line, patterns)
    const isUnknown = read !== undefined && isUnread(read, comments)
    if (isUnknown) marks.strays.push({ word: read.written, line: index, reason: 'unknown' })
    const found = isUnknown ? undefined : read
    const alone = found !== undefined && found.code.trim() === ''
    const word = found && markWord(found, result.lines.length)
    if (word) result.words.push(word)
    if (word && alone) continue
    if (alone) {
      marks.read(found, index)
      continue
    }
    const trailing = found ? marks.ofWord(found.word) : []
    result.lines.push(found && (word || trailing.length > 0) ? found.code.trimEnd() : line)
    result.sourceIndexes.push(index)
    result.classes.push(marks.take(trailing))
    // The line itself is the first of those that the comment counts.
    if (found?.count && found.count > 1) marks.read({ ...found, count: found.count - 1 }, index, true)
  }
  marks.finish()
  return result
}

/** Tracks the active marks while reading line by line. */
class Marks {
  readonly strays: StrayComment[] = []
  private readonly open = new Map<string, Omit<StrayComment, 'reason'>>()
  private readonly next = new Map<string, Pending>()

  constructor(private readonly comments: readonly MagicComment[]) {}

  /** Handles a comment on a line of its own. */
  read({ word, count = 1 }: Pick<Found, 'word' | 'count'>, line: number, hasMarked = false): void {
    for (const { className, line: lineWord, block } of this.comments) {
      if (word === lineWord) this.next.set(className, { word, line, left: count, hasMarked })
      if (word === block?.start) this.open.set(className, { word, line })
      if (word === block?.end && !this.open.delete(className))
        this.strays.push({ word, line, reason: 'not started' })
    }
  }

  /** Returns the classes of a comment at the end of a line of code. */
  ofWord(word: string): string[] {
    return this.comments.filter(({ line }) => line === word).map(({ className }) => className)
  }

  /** Returns the classes of the current line. */
  take(own: string[]): string[] {
    const classes = new Set([...own, ...this.next.keys(), ...this.open.keys()])
    for (const [name, { left, ...comment }] of this.next) {
      if (left > 1) this.next.set(name, { ...comment, left: left - 1, hasMarked: true })
      else this.next.delete(name)
    }
    return classes.size === 0
      ? []
      : this.comments.map(({ className }) => className).filter((name) => classes.delete(name))
  }

  finish(): void {
    for (const comment of this.open.values()) this.strays.push({ ...comment, reason: 'not ended' })
    for (const { word, line, hasMarked } of this.next.values()) {
      if (!hasMarked) this.strays.push({ word, line, reason: 'last line' })
    }
  }
}

function find(line: string, patterns: RegExp[]): Found | undefined {
  for (const pattern of patterns) {
    const [, code, written] = pattern.exec(line) ?? []
    if (code === undefined || written === undefined) continue
    const word = written.replace(COUNT, ']')
    const count = COUNT.exec(written)?.[1]
    return {
      code,
      word: OF_VITEPRESS[word] ?? word,
      written: word,
      ...(count === undefined ? {} : { count: Number(count) }),
    }
  }
  return undefined
}

/** VitePress: `[!code ++:3]` marks three lines. */
const COUNT = /:(\d+)\]$/

const MARKED_WORD = '\\[!code word:(?:\\\\.|[^\\]\\\\])+\\]'

/** What is written like a mark of VitePress, and is none. */
const UNKNOWN = '\\[!code [^\\]]*\\]'

/** True for a comment that is written like a mark, and marks nothing. */
function isUnread({ word, written }: Found, comments: readonly MagicComment[]): boolean {
  const isMark = /^\[!code (?!word:)/.test(written)
  return isMark && !comments.some(({ line, block }) => [line, block?.start, block?.end].includes(word))
}

/** @param from Index of the next line that is shown. */
function markWord({ word, count = Number.POSITIVE_INFINITY }: Found, from: number): MarkedWord | undefined {
  const [, text] = /^\[!code word:(.+)\]$/.exec(word) ?? []
  if (text === undefined) return undefined
  const isWhole = count === Number.POSITIVE_INFINITY
  return { text: text.replace(/\\(.)/g, '$1'), from: isWhole ? 0 : from, to: from + count }
}

function patternOfWord(word: string): string {
  const isOfVitePress = word.startsWith('[!code ')
  return isOfVitePress ? escapePattern(word).replace(/\\\]$/, '(?::\\d+)?\\]') : escapePattern(word)
}

// A comment without a closing delimiter needs a space before it: `http://error` is a URL. No URL ends in a mark of VitePress.
function patternOf([open, close]: CommentStyle, anyWord: string): RegExp {
  const before = close === '' ? `(|.*?\\s|.*?(?=${escapePattern(open)}\\s*\\[!code ))` : '(.*?)'
  return new RegExp(`^${before}${escapePattern(open)}\\s*(${anyWord})\\s*${escapePattern(close)}\\s*$`)
}

export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
