import type { MagicComment } from '../../config/types'
import { findLanguage } from './languages'
import { createMagicCommentReader, type MarkedCode } from './magic-comments'
import { listTwoslashLines, TWOSLASH } from './twoslash'

const HIDDEN_LINE = 'hidden'

/** Comments around lines that are compiled and run, but not shown. */
const HIDE: MagicComment = {
  className: HIDDEN_LINE,
  line: 'hide',
  block: { start: 'hide-start', end: 'hide-end' },
}

/** A line to be careful with, as VitePress marks it. */
const WARNING: MagicComment = { className: 'code-block-warning-line', line: '[!code warning]' }

/** Comments that every site supports. */
export const BUILT_IN: readonly MagicComment[] = [HIDE, WARNING]

/**
 * Returns the code as readers see it.
 * @param words The words of its fence.
 */
export function withoutHiddenLines(marked: MarkedCode, words: readonly string[]): MarkedCode {
  const cut = words.includes(TWOSLASH) ? listTwoslashLines(marked.lines) : new Set<number>()
  const isShown = (_: unknown, index: number) =>
    !marked.classes[index]?.includes(HIDDEN_LINE) && !cut.has(index)
  if (marked.classes.every(isShown)) return marked
  const countShownBefore = (line: number) => marked.lines.slice(0, line).filter(isShown).length
  return {
    words: marked.words.map(({ text, from, to }) => ({
      text,
      from: countShownBefore(from),
      to: countShownBefore(to),
    })),
    lines: marked.lines.filter(isShown),
    sourceIndexes: marked.sourceIndexes.filter(isShown),
    classes: marked.classes.filter(isShown),
    strays: marked.strays,
  }
}

const readHidden = createMagicCommentReader([HIDE], { marksWords: false })

/** Returns the 0-based lines of a fence that are hidden, and those of the comments that hide them. */
export function listHiddenLines(code: string, language: string, words: readonly string[]): number[] {
  const marked = readHidden(code, findLanguage(language)?.id ?? '')
  const shown = new Set(withoutHiddenLines(marked, words).sourceIndexes)
  return [...code.split('\n').keys()].filter((line) => !shown.has(line))
}
