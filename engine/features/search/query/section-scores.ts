import { fold } from '../tokens'
import type { Expanded, Expansion } from './expand'
import { rarityOf } from './page-scores'
import type { PageTerms, SectionTerms } from './page-terms'
import { rarity, type Vocabulary } from './vocabulary'

/** How well a section of a page matches a query. */
export interface SectionScore {
  section: number
  score: number
  /** True if the section itself contains a word of the query, not only its page's title. */
  hasOwn: boolean
}

/** The value of a query word in sections. */
export interface WordWorth {
  /** By each term that matches the word. */
  terms: Expansion
  highest: number
  /** A section with any of the terms contains one of these texts. */
  shortest: readonly string[]
}

/** A page's title counts for its beginning, and a little for every other section. */
const TITLE_WEIGHTS = { beginning: 4, elsewhere: 1 }

/** Returns the value of each word in a query, independent of the page. Stop words have none. */
export function worthsOf(words: readonly Expanded[], vocabulary: Vocabulary): WordWorth[] {
  const counting = words.filter(({ word }) => !word.minor)
  return counting.map((expanded) => {
    const terms = worthOf(expanded, vocabulary)
    return { terms, highest: Math.max(0, ...terms.values()), shortest: shortestOf([...terms.keys()]) }
  })
}

/** Returns the sections of a page that match a query, in page order. */
export function scoreSections({ title, sections }: PageTerms, words: readonly WordWorth[]): SectionScore[] {
  const inTitle = words.map(({ terms }) => bestInTitle(terms, title))
  const scores = sections.map((terms, section) => {
    const titleWeight = section === 0 ? TITLE_WEIGHTS.beginning : TITLE_WEIGHTS.elsewhere
    const own = words.map((word) => bestInSection(word, terms))
    const all = own.map((score, word) => Math.max(score, titleWeight * (inTitle[word] ?? 0)))
    return { section, score: total(all, words), hasOwn: own.some((score) => score > 0) }
  })
  return scores.filter(({ score }) => score > 0)
}

/** Returns how similar a query and a page's title are: 1 if each contains all of the other. */
export function compareWithTitle({ title, titleWords }: PageTerms, words: readonly WordWorth[]): number {
  const counting = words.filter(({ terms }) => terms.size > 0)
  const titleTerms = [...title]
  const inQuery = titleWords.filter((term) => counting.some(({ terms }) => terms.has(term)))
  const inTitle = counting.filter(({ terms }) => titleTerms.some((term) => terms.has(term)))
  return (inQuery.length * inTitle.length) / Math.max(titleWords.length * counting.length, 1)
}

function worthOf({ terms, parts }: Expanded, { postings, pageCount }: Vocabulary): Expansion {
  const worth: Expansion = new Map()
  for (const expansion of [...parts, terms]) {
    const highest = rarityOf(expansion, postings, pageCount)
    const share = expansion === terms ? 1 : 1 / (parts.length + 1)
    for (const [term, quality] of expansion) {
      const rare = Math.min(highest, rarity(postings.get(term)?.pages.length ?? 0, pageCount))
      worth.set(term, Math.max(worth.get(term) ?? 0, quality * share * rare))
    }
  }
  return worth
}

function bestInTitle(terms: Expansion, title: ReadonlySet<string>): number {
  let best = 0
  for (const [term, worth] of terms) {
    if (worth > best && title.has(term)) best = worth
  }
  return best
}

function bestInSection({ terms, shortest }: WordWorth, section: SectionTerms): number {
  let best = 0
  if (!shortest.some((text) => section.folded.includes(text))) return best
  const weights = section.weights()
  for (const [term, worth] of terms) best = Math.max(best, worth * (weights.get(term) ?? 0))
  return best
}

/** Returns those of the terms that contain no other one, without separators. */
function shortestOf(terms: readonly string[]): string[] {
  const texts = terms.map(fold).sort((a, b) => a.length - b.length)
  return texts.filter((text, at) => !texts.slice(0, at).some((shorter) => text.includes(shorter)))
}

/** A section with more of the query's words outranks one that emphasizes some of them. */
function total(scores: readonly number[], words: readonly WordWorth[]): number {
  let sum = 0
  let covered = 0
  let asked = 0
  words.forEach(({ highest }, at) => {
    const score = scores[at] ?? 0
    sum += score
    asked += highest
    if (score > 0) covered += highest
  })
  return asked === 0 ? 0 : (sum * covered) / asked
}
