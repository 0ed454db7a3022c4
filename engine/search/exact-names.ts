import type { ParsedQuery } from './query-words'
import { joinedTerm, partsOf } from './tokens'
import type { SearchDoc } from './types'
import type { Vocabulary } from './vocabulary'

/** What a query names exactly, the most telling first: pages of a higher rank come before all of a lower one. */
export const RANKS = { title: 4, heading: 3, symbol: 2, titleAmongWords: 1, none: 0 }

export interface ExactNames {
  rank(page: number, query: ParsedQuery): number
  isHeading(page: number, section: number, query: ParsedQuery): boolean
}

/** Knows titles, headings, identifiers and keywords by their names, however these are cased and spaced. */
export function createExactNames(docs: readonly SearchDoc[], { places }: Vocabulary): ExactNames {
  const titles = docs.map(({ title }) => joinedTerm(title))
  const identifiers = docs.map(({ title }) => (isIdentifier(title) ? joinedTerm(title) : undefined))
  const headings = docs.map(({ sections }) => sections.map(({ heading = '' }) => joinedTerm(heading)))
  return {
    rank(page, query) {
      if (query.joined === titles[page]) return RANKS.title
      if (headings[page]?.includes(query.joined)) return RANKS.heading
      const isSymbol = isTelling(query) && places.get(query.joined)?.pages.includes(page)
      if (isSymbol) return RANKS.symbol
      return identifiers[page] && hasWord(query, identifiers[page]) ? RANKS.titleAmongWords : RANKS.none
    },
    isHeading: (page, section, query) => headings[page]?.[section] === query.joined,
  }
}

/** One plain word stands in too many texts to name anything; words in a row name an identifier or a keyword. */
function isTelling({ words }: ParsedQuery): boolean {
  return words.length > 1 || words.some(({ parts }) => parts.length > 0)
}

function hasWord({ words }: ParsedQuery, term: string): boolean {
  return words.some((word) => word.term === term)
}

function isIdentifier(title: string): boolean {
  return !/\s/.test(title) && partsOf(title).length > 0
}
