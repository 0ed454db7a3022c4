import { countsOf, fold, joinWords, partsOf, termsOf, tokensOf } from '../tokens'
import type { SearchDoc, SearchSection } from '../types'
import { STOP_WORDS } from './query-words'

/** The terms of one page. */
export interface PageTerms {
  /** Terms of the title and of the label. */
  title: ReadonlySet<string>
  /** The title's terms that count, including the parts of its identifiers. */
  titleWords: readonly string[]
  sections: readonly SectionTerms[]
}

/** The terms of one section. */
export interface SectionTerms {
  /** Contains each term of the section without its separators, so that others need not be read. */
  folded: string
  /** Returns the weight of each term. Takes time on first use. */
  weights(): ReadonlyMap<string, number>
}

const WEIGHTS = { heading: 2.4, shortHeading: 1.2, subject: 2.6, beginning: 2.2, text: 1.2, code: 0.7 }
/** The identifier at the start of a line, which a table row or list item is about. */
const SUBJECT = /^[\w$@.-]+/gm
/** In a text of this many words, each one has half the weight that it has in a short text. */
const LONG_TEXT = 600
/** Increase of a word's weight with the natural logarithm of its count. */
const MORE_OFTEN = 0.2

/** Returns a function that reads a page's terms on first use. */
export function createPageTerms(docs: readonly SearchDoc[]): (page: number) => PageTerms {
  const read = new Map<number, PageTerms>()
  return (page) => {
    const known = read.get(page)
    if (known) return known
    const terms = pageTerms(docs[page])
    read.set(page, terms)
    return terms
  }
}

function pageTerms(doc: SearchDoc | undefined): PageTerms {
  const { title = '', label = '', sections = [] } = doc ?? {}
  return {
    title: termsOf(`${title}\n${label}`),
    titleWords: tokensOf(title).flatMap(({ kind, term }) =>
      kind === 'whole' || STOP_WORDS.has(term) ? [] : [term],
    ),
    sections: sections.map((section, number) => sectionTerms(section, number === 0)),
  }
}

function sectionTerms(section: SearchSection, isBeginning: boolean): SectionTerms {
  const { heading = '', text, code = '' } = section
  let weights: ReadonlyMap<string, number> | undefined
  return {
    folded: fold(`${heading}\n${text}\n${code}`),
    weights() {
      weights ??= weightsIn(section, isBeginning)
      return weights
    },
  }
}

/**
 * Returns the weight of each term in a section. A heading outweighs prose, which outweighs code. The beginning of a
 * page describes all of it, and in a long section each word says little.
 */
function weightsIn(
  { heading = '', text, code = '' }: SearchSection,
  isBeginning: boolean,
): Map<string, number> {
  const weights = new Map<string, number>()
  for (const term of countsOf(code).keys()) weights.set(term, WEIGHTS.code)
  const counts = countsOf(text)
  const ofText = (isBeginning ? WEIGHTS.beginning : WEIGHTS.text) * (LONG_TEXT / (LONG_TEXT + counts.size))
  for (const [term, count] of counts) weights.set(term, ofText * (1 + MORE_OFTEN * Math.log(count)))
  for (const term of subjectsOf(text)) weights.set(term, Math.max(WEIGHTS.subject, weights.get(term) ?? 0))
  const ofHeading = WEIGHTS.heading + WEIGHTS.shortHeading / wordCount(heading)
  for (const term of termsOf(heading)) weights.set(term, ofHeading)
  return weights
}

/** Returns the number of words that count: in a longer heading, each one weighs less. */
function wordCount(heading: string): number {
  const words = tokensOf(heading).filter(({ kind, term }) => kind !== 'part' && !STOP_WORDS.has(term))
  return Math.max(words.length, 1)
}

function subjectsOf(text: string): string[] {
  return Array.from(text.matchAll(SUBJECT), ([name]) =>
    partsOf(name).length > 0 ? joinWords(name) : '',
  ).filter((term) => term !== '')
}
