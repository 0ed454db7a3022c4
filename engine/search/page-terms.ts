import { STOP_WORDS } from './stop-words'
import { termsOf, tokensOf } from './tokens'
import type { SearchDoc, SearchSection } from './types'

/** Where a term stands on a page: the numbers of its sections, and what it weighs in each. */
export interface TermSections {
  sections: number[]
  weights: number[]
}

/** The words of one page. */
export interface PageTerms {
  title: ReadonlySet<string>
  /** By term. */
  places: ReadonlyMap<string, TermSections>
  sectionCount: number
}

const WEIGHTS = { heading: 2.4, shortHeading: 1.2, text: 1.2, code: 0.7 }
/** How much more each e-fold of a word in a text is worth. */
const MORE_OFTEN = 0.2

/** Reads the words of a page when they are first asked for. */
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
  const sections = doc?.sections ?? []
  const places = new Map<string, TermSections>()
  sections.forEach((section, number) => {
    for (const [term, weight] of weightsIn(section)) {
      const known = places.get(term) ?? { sections: [], weights: [] }
      known.sections.push(number)
      known.weights.push(weight)
      places.set(term, known)
    }
  })
  return { title: termsOf(doc?.title ?? ''), places, sectionCount: sections.length }
}

/** A heading says more of a section than its prose, and that more than its code. */
function weightsIn({ heading = '', text, code = '' }: SearchSection): Map<string, number> {
  const weights = new Map<string, number>()
  for (const term of termsOf(code)) weights.set(term, WEIGHTS.code)
  for (const [term, count] of countsOf(text)) {
    weights.set(term, WEIGHTS.text * (1 + MORE_OFTEN * Math.log(count)))
  }
  const ofHeading = WEIGHTS.heading + WEIGHTS.shortHeading / wordCount(heading)
  for (const term of termsOf(heading)) weights.set(term, ofHeading)
  return weights
}

/** Words that count: each of them is a smaller part of a longer heading. */
function wordCount(heading: string): number {
  const words = tokensOf(heading).filter(({ kind, term }) => kind !== 'part' && !STOP_WORDS.has(term))
  return Math.max(words.length, 1)
}

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { term } of tokensOf(text)) counts.set(term, (counts.get(term) ?? 0) + 1)
  return counts
}
