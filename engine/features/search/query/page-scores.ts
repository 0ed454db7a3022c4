import { FIELDS, type Field } from '../types'
import type { Expanded, Expansion } from './expand'
import { rarity, type Vocabulary } from './vocabulary'

/** The score of a page from the index alone. */
export interface PageScore {
  page: number
  score: number
}

const WEIGHTS: Record<Field, number> = { title: 8, name: 4, heading: 4, keywords: 6, text: 2, code: 1 }
const FIELD_WEIGHTS = FIELDS.map((field) => WEIGHTS[field])
/** Weight of a stop word, relative to a word that counts. */
const MINOR_WEIGHT = 0.1
/** Weight of an identifier's parts, relative to the whole. */
const PARTS_WEIGHT = 0.6

/**
 * Returns scores for all pages with any of the words, by the fields that contain them, in no particular order. Missing
 * a rare word costs a page more than missing a common one.
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
    return { page, score: score === 0 ? 0 : (score * (covered[page] ?? 0)) / asked }
  }).filter(({ score }) => score > 0)
}

/** Returns the weight of a word, which grows with its rarity; 0 if no page has it. */
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
 * Returns the highest rarity among a word's terms. Longer terms that contain a word do not score higher for being
 * rarer; if the site lacks the word itself, they all score alike.
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
