import type { MagicComment } from '../../config/types'
import { findLanguage } from './languages'
import { createMagicCommentReader, type MarkedCode } from './magic-comments'

const HIDDEN_LINE = 'hidden'

/** The comments around lines that are compiled and run, and not shown. Every site has them. */
export const HIDE: MagicComment = {
  className: HIDDEN_LINE,
  line: 'hide',
  block: { start: 'hide-start', end: 'hide-end' },
}

/** The code as readers see it. */
export function withoutHiddenLines(marked: MarkedCode): MarkedCode {
  const isShown = (_: unknown, index: number) => !marked.classes[index]?.includes(HIDDEN_LINE)
  if (marked.classes.every(isShown)) return marked
  return {
    lines: marked.lines.filter(isShown),
    places: marked.places.filter(isShown),
    classes: marked.classes.filter(isShown),
    strays: marked.strays,
  }
}

const readHidden = createMagicCommentReader([HIDE])

/** The lines of a fence, counted from 0, that are hidden or say what is. */
export function hiddenLines(code: string, language: string): number[] {
  const shown = new Set(withoutHiddenLines(readHidden(code, findLanguage(language)?.id ?? '')).places)
  return [...code.split('\n').keys()].filter((line) => !shown.has(line))
}
