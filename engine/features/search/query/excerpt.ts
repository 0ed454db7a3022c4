import { rangesOf } from '../tokens'
import type { Excerpt, SearchSection, TextRange } from '../types'
import type { Expanded } from './expand'

const LENGTH = 160
/** Characters shown before the first match. */
const LEAD = 50
const MAX_WORDS = 10
const GAP = '…'

/** The part of a section around the words of a query. */
export interface SectionExcerpt {
  excerpt: Excerpt
  /** See `Hit.words`. */
  words: string[]
}

/** Returns the part of a section with the most of the query's words: of its prose, or else of its code. */
export function excerptOf(section: SearchSection, terms: ReadonlySet<string>): SectionExcerpt {
  const { heading = '' } = section
  const prose = markTerms(section.text, terms)
  const shown =
    prose.marks.length > 0 || section.code === undefined ? prose : markCode(section.code, prose, terms)
  return {
    excerpt: piece(shown.text, shown.marks),
    words: distinct([...stringsAt(heading, rangesOf(terms, heading)), ...stringsAt(shown.text, shown.marks)]),
  }
}

/** Returns the terms to mark in excerpts: those of every word that counts. */
export function termsToMark(words: readonly Expanded[]): Set<string> {
  const counting = words.filter(({ word }) => !word.minor)
  return new Set(
    counting.flatMap(({ terms, synonyms, parts }) => {
      const own = [...terms.keys()].filter((term) => !synonyms.has(term))
      if (own.length > 0) return own
      return [terms, ...(terms.size > 0 ? [] : parts)].flatMap((expansion) => [...expansion.keys()])
    }),
  )
}

function markCode(code: string, prose: Excerpt, terms: ReadonlySet<string>): Excerpt {
  const found = markTerms(code, terms)
  return found.marks.length > 0 || prose.text === '' ? found : prose
}

function markTerms(lines: string, terms: ReadonlySet<string>): Excerpt {
  const text = lines.replace(/\s*\n\s*/g, ' ')
  return { text, marks: rangesOf(terms, text) }
}

function piece(text: string, marks: readonly TextRange[]): Excerpt {
  const start = startOf(text, marks)
  const end = endOf(text, start)
  const before = start > 0 ? GAP : ''
  const shift = before.length - start
  return {
    text: before + text.slice(start, end).trimEnd() + (end < text.length ? GAP : ''),
    marks: marks
      .filter((mark) => mark[0] >= start && mark[1] <= end)
      .map((mark): TextRange => [mark[0] + shift, mark[1] + shift]),
  }
}

/** Starts just before the range from which the most different words are visible. */
function startOf(text: string, marks: readonly TextRange[]): number {
  const countWordsFrom = ({ 0: from }: TextRange) => {
    const seen = marks.filter(([start, end]) => start >= from && end <= from + LENGTH - LEAD)
    return new Set(stringsAt(text, seen)).size
  }
  let first = marks[0]
  for (const mark of marks) {
    if (first && countWordsFrom(mark) > countWordsFrom(first)) first = mark
  }
  if (!first || first[1] <= LENGTH * 0.6) return 0
  const from = Math.max(0, first[0] - LEAD)
  const space = text.indexOf(' ', from)
  return space >= 0 && space < first[0] ? space + 1 : first[0]
}

/** Ends after a whole word, or inside one that is longer than the excerpt. */
function endOf(text: string, start: number): number {
  if (text.length - start <= LENGTH) return text.length
  const space = text.lastIndexOf(' ', start + LENGTH)
  return space > start + LENGTH / 2 ? space : start + LENGTH
}

function stringsAt(text: string, marks: readonly TextRange[]): string[] {
  return marks.map((mark) => text.slice(...mark).toLowerCase())
}

function distinct(words: readonly string[]): string[] {
  return [...new Set(words)].slice(0, MAX_WORDS)
}
