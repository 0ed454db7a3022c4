import type { CanonicalPages } from './canonical-pages'
import { type ExactNames, RANKS } from './exact-names'
import type { Expanded } from './expand'
import { type PageScore, scorePages } from './page-scores'
import type { PageTerms } from './page-terms'
import type { ParsedQuery } from './query-words'
import { compareWithTitle, type SectionScore, scoreSections, worthsOf } from './section-scores'
import type { Vocabulary } from './vocabulary'

export interface RankedPage extends PageScore {
  /** See `RANKS`. */
  rank: number
  /** Best first. */
  sections: SectionScore[]
}

export interface RankingSources {
  vocabulary: Vocabulary
  names: ExactNames
  canonical: CanonicalPages
  termsOfPage: (page: number) => PageTerms
}

/** How many pages to score section by section. All others come after them, by the index alone. */
const MAX_READ = 24
const EXACT_HEADING = 3
const ALIKE = 0.6
const SPREAD = 0.25
const MAX_READINGS = 8
/** Bonus for a page whose title is the query. */
const NAMED = 0.4
/** Bonus for a page that spells an identifier as typed. */
const SPELLED = 0.2

/** Returns every matching page, best first: exact names, then those with the most words in the best fields. */
export function rankPages(
  query: ParsedQuery,
  words: readonly Expanded[],
  sources: RankingSources,
): RankedPage[] {
  const { vocabulary, names, canonical, termsOfPage } = sources
  const found = findPages(query, words, sources)
  const worths = worthsOf(words, vocabulary)
  const isAbout = (page: number, section: number) =>
    names.isHeading(page, section, query) || canonical.isRowIn(page, section, query)
  const read = found.slice(0, MAX_READ).map((page): RankedPage => {
    const terms = termsOfPage(page.page)
    const scores = scoreSections(terms, worths)
    const sections = scores
      .map((score) => (isAbout(page.page, score.section) ? raise(score) : score))
      .sort((a, b) => b.score - a.score)
    const spelled = names.isSpelledAlike(page.page, query) ? SPELLED : 0
    const named = 1 + NAMED * compareWithTitle(terms, worths) + spelled
    const own = page.rank === RANKS.title ? beginningFirst(sections) : sections
    return { ...page, sections: own, score: (page.score + worthOf(sections)) * named }
  })
  return [...read.sort(byWorth), ...found.slice(MAX_READ)]
}

/** Returns every page that matches a query, scored by the index alone, to choose those worth scoring by section. */
function findPages(
  query: ParsedQuery,
  words: readonly Expanded[],
  { vocabulary, names }: RankingSources,
): RankedPage[] {
  const readings = readingsOf(words)
  const ranked = scorePages(words, vocabulary).map(({ page, score }): RankedPage => {
    return { page, score, rank: names.rank(page, query, readings), sections: [] }
  })
  return ranked.sort(byWorth)
}

/** Returns the terms that a query with typos may have meant. */
function readingsOf(words: readonly Expanded[]): string[] {
  if (words.every(({ corrections }) => corrections.length === 0)) return []
  return words.reduce<string[]>(
    (readings, { word, corrections }) => {
      const own = corrections.length > 0 ? corrections : [word.term]
      return readings.flatMap((start) => own.map((term) => start + term)).slice(0, MAX_READINGS)
    },
    [''],
  )
}

/** Returns the best section's score, plus a little if others score nearly as well. */
function worthOf(sections: readonly SectionScore[]): number {
  const best = sections[0]?.score ?? 0
  const alike = sections.filter(({ score, hasOwn }) => hasOwn && score >= best * ALIKE).length
  return best * (1 + SPREAD * Math.log(Math.max(alike, 1)))
}

/** A page whose title is the query comes before its own parts. */
function beginningFirst(sections: SectionScore[]): SectionScore[] {
  return [...sections].sort((a, b) => Number(b.section === 0) - Number(a.section === 0))
}

function raise(score: SectionScore): SectionScore {
  return { ...score, score: score.score * EXACT_HEADING }
}

function byWorth(a: RankedPage, b: RankedPage): number {
  return b.rank - a.rank || b.score - a.score || a.page - b.page
}
