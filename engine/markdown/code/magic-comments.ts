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

export function createMagicCommentReader(comments: readonly MagicComment[]): ReadMagicComments {
  const own = comments
    .flatMap(({ line, block }) => [line, block?.start, block?.end])
    .filter((word) => word !== undefined)
  const words = [
    ...own,
    ...Object.keys(OF_VITEPRESS).filter((word) => own.includes(OF_VITEPRESS[word] ?? '')),
  ]
  const anyWord = words.map(escapePattern).join('|')
  const mention = new RegExp(anyWord)
  const patternsOf = (language: string) => commentStyles(language).map((style) => patternOf(style, anyWord))
  return (code, language) => {
    const lines = code.split('\n')
    if (words.length === 0 || !mention.test(code)) {
      return { lines, sourceIndexes: [...lines.keys()], classes: lines.map(() => []), strays: [] }
    }
    return readLines(lines, patternsOf(language), comments)
  }
}

function readLines(lines: string[], patterns: RegExp[], comments: readonly MagicComment[]): MarkedCode {
  const marks = new Marks(comments)
  const result: MarkedCode = { lines: [], sourceIndexes: [], classes: [], strays: marks.strays }
  for (const [index, line] of lines.entries()) {
    const found = find(line, patterns)
    const alone = found !== undefined && found.code.trim() === ''
    if (alone) {
      marks.read(found.word, index)
      continue
    }
    const trailing = found ? marks.ofWord(found.word) : []
    result.lines.push(found && trailing.length > 0 ? found.code.trimEnd() : line)
    result.sourceIndexes.push(index)
    result.classes.push(marks.take(trailing))
  }
  marks.finish()
  return result
}

/** Tracks the active marks while reading line by line. */
class Marks {
  readonly strays: StrayComment[] = []
  private readonly open = new Map<string, Omit<StrayComment, 'reason'>>()
  private readonly next = new Map<string, Omit<StrayComment, 'reason'>>()

  constructor(private readonly comments: readonly MagicComment[]) {}

  /** Handles a comment on a line of its own. */
  read(word: string, line: number): void {
    for (const { className, line: lineWord, block } of this.comments) {
      if (word === lineWord) this.next.set(className, { word, line })
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
    if (code !== undefined && word !== undefined) return { code, word: OF_VITEPRESS[word] ?? word }
  }
  return undefined
}

// A comment without a closing delimiter needs a space before it: `http://error` is a URL.
function patternOf([open, close]: CommentStyle, anyWord: string): RegExp {
  const before = close === '' ? '(|.*?\\s)' : '(.*?)'
  return new RegExp(`^${before}${escapePattern(open)}\\s*(${anyWord})\\s*${escapePattern(close)}\\s*$`)
}

export function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
}
