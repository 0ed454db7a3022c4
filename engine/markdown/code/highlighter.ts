import type { Store } from '../../cache/store'
import type { MagicComment } from '../../config/types'
import type { Problem } from '../../diagnostics/problem'
import type { ReportedProblem } from '../../diagnostics/reporter'
import { nearest } from '../../diagnostics/words'
import type { CodeBlock, HighlightedCode, Highlighter } from '../types'
import { type Fence, readFence } from './fence'
import { BUILT_IN, withoutHiddenLines } from './hidden-lines'
import { findLanguage, type Language, languageNames, PLAIN_TEXT } from './languages'
import { createMagicCommentReader, type MarkedCode, type ReadMagicComments } from './magic-comments'
import { paletteCss } from './palette'
import {
  FOCUS_LINE,
  HIGHLIGHT_LINE,
  joinLines,
  linkTokens,
  markTokens,
  printBlock,
  printTokens,
} from './print'
import {
  linesUnread,
  markedLineMissing,
  markedTextMissing,
  strayMagicComment,
  unknownLanguage,
  wordWithoutEffect,
} from './problems'
import { createTokenizer, type Tokenize } from './tokenize'

export { type Fence, readFence } from './fence'
export { paletteCss } from './palette'

export interface HighlighterOptions {
  /** Language of fences that specify none. */
  defaultLanguage: string
  magicComments: readonly MagicComment[]
  /** Keeps the colors of code that was highlighted before. */
  store?: Pick<Store, 'get' | 'set'>
}

/** Returns a highlighter for a whole build. Grammars are loaded on first use and stay loaded. */
export function createHighlighter(options: HighlighterOptions): Highlighter {
  const tokenize = createTokenizer(options.store)
  const readMagicComments = createMagicCommentReader([...BUILT_IN, ...options.magicComments])
  return {
    paletteCss,
    highlight: (block) => highlight(block, options.defaultLanguage, tokenize, readMagicComments),
    color: (code, language) =>
      printTokens(joinLines(tokenize(code, findLanguage(language)?.id ?? PLAIN_TEXT.id))),
  }
}

function highlight(
  block: CodeBlock,
  defaultLanguage: string,
  tokenize: Tokenize,
  readMagicComments: ReadMagicComments,
): HighlightedCode {
  const fence = readFence(block.lang, block.meta)
  const name = fence.language ?? defaultLanguage
  const language = findLanguage(name) ?? { ...PLAIN_TEXT, label: name }
  const marked = withoutHiddenLines(readMagicComments(tidy(block.code), language.id), fence.words)
  const problems = [
    ...languageProblems(name, block),
    ...fence.words
      .filter((word) => !LINES.test(word))
      .flatMap((word) => wordWithoutEffect(locationOf(block), word, block.knownWords) ?? []),
    ...unreadLines(fence).map((written) => linesUnread(locationOf(block), written)),
    ...marked.strays.map(({ word, line, reason }) =>
      strayMagicComment(locationOf(block, line), word, reason),
    ),
    ...[
      ...markRanges(fence.ranges, HIGHLIGHT_LINE, marked),
      ...markRanges(fence.focus ?? [], FOCUS_LINE, marked),
    ].map((missing) => markedLineMissing(locationOf(block), missing, marked.lines.length)),
    ...[...(fence.marks ?? []), ...marked.words.map(({ text }) => text)]
      .filter((text) => !marked.lines.some((line) => line.includes(text)))
      .map((text) => markedTextMissing(locationOf(block), text)),
  ]
  return { html: print(fence, language, marked, block, tokenize), problems: problems.map(warning) }
}

const LINES = /^(?:focus=)?\{/

/** Returns what is meant to name lines and names none. */
function unreadLines({ words, ranges, focus = [] }: Fence): string[] {
  const reversed = [...ranges, ...focus].filter(([first, last]) => first > last)
  return [...words.filter((word) => LINES.test(word)), ...reversed.map((range) => range.join('-'))]
}

function print(
  fence: Fence,
  { id, label }: Language,
  { lines, classes, words: marked }: MarkedCode,
  { links = [], words }: CodeBlock,
  tokenize: Tokenize,
): string {
  const plain = tokenize(lines.join('\n'), id)
  const linked = links.length === 0 ? plain : linkTokens(plain, links)
  const { marks = [] } = fence
  const tokens = linked.map((line, index) => {
    const own = marked.filter(({ from, to }) => index >= from && index < to).map(({ text }) => text)
    return markTokens(line, [...marks, ...own])
  })
  return printBlock({
    label,
    words,
    ...(fence.title === undefined ? {} : { title: fence.title }),
    ...(fence.numbersFrom === undefined ? {} : { numbersFrom: fence.numbersFrom }),
    lines: lines.map((_, index) => ({ tokens: tokens[index] ?? [], classes: classes[index] ?? [] })),
  })
}

/** Adds a class to the lines of `{1,3-5}`, and returns line numbers that do not exist. */
function markRanges(ranges: Fence['ranges'], name: string, { classes }: MarkedCode): number[] {
  for (const [first, last] of ranges) {
    for (const line of classes.slice(Math.max(0, first - 1), last)) {
      if (!line.includes(name)) line.push(name)
    }
  }
  return ranges
    .flat()
    .filter((number) => number < 1 || number > classes.length)
    .slice(0, 1)
}

function languageProblems(name: string, block: CodeBlock): Problem[] {
  if (findLanguage(name)) return []
  return [unknownLanguage(locationOf(block), name, nearest(name, languageNames()))]
}

/** Returns the location of the fence, or of a 0-based line of its code. */
function locationOf({ file, line }: CodeBlock, codeLine = -1): { file: string; line: number } {
  return { file, line: line + 1 + codeLine }
}

function warning(problem: Problem): ReportedProblem {
  return { severity: 'warn', problem }
}

function tidy(code: string): string {
  return code.replaceAll('\r\n', '\n').replace(/\n+$/, '')
}
