import type { Expanded, Expansion } from './expand'
import { FIELDS, type Field } from './types'
import { rarity, type Vocabulary } from './vocabulary'

/** What the index alone says of a page. */
export interface PageScore {
  page: number
  score: number
  /** True where the page has each word that counts. */
  hasAll: boolean
}

const WEIGHTS: Record<Field, number> = { title: 8, heading: 4, keywords: 4, text: 2, code: 1 }
const FIELD_WEIGHTS = FIELDS.map((field) => WEIGHTS[field])
/** What a word that only holds a question together is worth, against one that counts. */
export const MINOR_WEIGHT = 0.1
/** What the parts of an identifier are worth, against the identifier. */
const PARTS_WEIGHT = 0.6

/** How well each page that has any of the words answers them, by the fields they stand in. In no order. */
export function scorePages(words: readonly Expanded[], vocabulary: Vocabulary): PageScore[] {
  const { pageCount } = vocabulary
  const scores = new Float64Array(pageCount)
  const counts = new Uint8Array(pageCount)
  const known = words.filter(({ word, terms, parts }) => !word.minor && (terms.size > 0 || isWhole(parts)))
  for (const expanded of words) {
    const own = wordScores(expanded, vocabulary)
    const isKnown = known.includes(expanded)
    for (let page = 0; page < pageCount; page++) {
      const score = own[page] ?? 0
      if (score === 0) continue
      scores[page] = (scores[page] ?? 0) + score * (expanded.word.minor ? MINOR_WEIGHT : 1)
      if (isKnown) counts[page] = (counts[page] ?? 0) + 1
    }
  }
  return Array.from(scores, (score, page) => ({ page, score, hasAll: counts[page] === known.length })).filter(
    ({ score }) => score > 0,
  )
}

function wordScores({ terms, parts }: Expanded, vocabulary: Vocabulary): Float64Array {
  const scores = termScores(terms, vocabulary)
  if (!isWhole(parts)) return scores
  const ofParts = parts.map((part) => termScores(part, vocabulary))
  return scores.map((score, page) => {
    const all = ofParts.map((part) => part[page] ?? 0)
    if (all.includes(0)) return score
    return Math.max(score, (PARTS_WEIGHT * all.reduce((sum, part) => sum + part, 0)) / all.length)
  })
}

function isWhole(parts: readonly Expansion[]): boolean {
  return parts.length > 0 && parts.every((part) => part.size > 0)
}

function termScores(terms: Expansion, { pageCount, places }: Vocabulary): Float64Array {
  const scores = new Float64Array(pageCount)
  const highest = rarityOf(terms, places, pageCount)
  for (const [term, quality] of terms) {
    const { pages, fields } = places.get(term) ?? { pages: [], fields: [] }
    const worth = quality * Math.min(highest, rarity(pages.length, pageCount))
    pages.forEach((page, at) => {
      scores[page] = Math.max(scores[page] ?? 0, worth * (FIELD_WEIGHTS[fields[at] ?? 0] ?? 0))
    })
  }
  return scores
}

/**
 * The most that any term of a word can tell. Longer words that a word is a part of are not better for being rarer
 * than it; where the site does not have the word itself, they are all alike.
 */
export function rarityOf(terms: Expansion, places: Vocabulary['places'], pageCount: number): number {
  let most = 0
  for (const [term, quality] of terms) {
    const pages = places.get(term)?.pages.length ?? 0
    if (quality === 1) return rarity(pages, pageCount)
    most = Math.max(most, pages)
  }
  return rarity(most, pageCount)
}
