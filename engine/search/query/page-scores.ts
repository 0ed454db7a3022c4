import { FIELDS, type Field } from '../types'
import type { Expanded, Expansion } from './expand'
import { rarity, type Vocabulary } from './vocabulary'

/** What the index alone says of a page. */
export interface PageScore {
  page: number
  score: number
}

const WEIGHTS: Record<Field, number> = { title: 8, name: 4, heading: 4, keywords: 5, text: 2, code: 1 }
const FIELD_WEIGHTS = FIELDS.map((field) => WEIGHTS[field])
/** What a word that only holds a question together is worth, against one that counts. */
export const MINOR_WEIGHT = 0.1
/** What the parts of an identifier are worth, against the identifier. */
const PARTS_WEIGHT = 0.6
/** How much a page loses that lacks a part of what was asked for. */
export const COVERAGE_POWER = 1.5

/**
 * How well each page that has any of the words answers them, by the fields they stand in. In no order.
 * A page that lacks a rare word loses more than one that lacks a word that stands everywhere.
 */
export function scorePages(words: readonly Expanded[], vocabulary: Vocabulary): PageScore[] {
  const { pageCount } = vocabulary
  const scores = new Float64Array(pageCount)
  const covered = new Float64Array(pageCount)
  let asked = 0
  for (const expanded of words) {
    const own = wordScores(expanded, vocabulary)
    const weight = expanded.word.minor ? MINOR_WEIGHT : 1
    const worth = weight * worthOf(expanded, vocabulary)
    asked += worth
    for (let page = 0; page < pageCount; page++) {
      const score = own[page] ?? 0
      if (score === 0) continue
      scores[page] = (scores[page] ?? 0) + score * weight
      covered[page] = (covered[page] ?? 0) + worth
    }
  }
  return Array.from(scores, (score, page) => {
    return { page, score: score === 0 ? 0 : score * ((covered[page] ?? 0) / asked) ** COVERAGE_POWER }
  }).filter(({ score }) => score > 0)
}

/** What it tells that a page has a word; nothing for a word that no page has. */
function worthOf({ terms, parts }: Expanded, { postings, pageCount }: Vocabulary): number {
  const known = [terms, ...(isWhole(parts) ? parts : [])].filter(({ size }) => size > 0)
  return Math.max(
    0,
    ...known.map((expansion) => Math.max(...expansion.values()) * rarityOf(expansion, postings, pageCount)),
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

function termScores(terms: Expansion, { pageCount, postings }: Vocabulary): Float64Array {
  const scores = new Float64Array(pageCount)
  const highest = rarityOf(terms, postings, pageCount)
  for (const [term, quality] of terms) {
    const { pages, fields } = postings.get(term) ?? { pages: [], fields: [] }
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
export function rarityOf(terms: Expansion, postings: Vocabulary['postings'], pageCount: number): number {
  let most = 0
  for (const [term, quality] of terms) {
    const pages = postings.get(term)?.pages.length ?? 0
    if (quality === 1) return rarity(pages, pageCount)
    most = Math.max(most, pages)
  }
  return rarity(most, pageCount)
}
