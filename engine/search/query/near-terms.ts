import { editDistance } from '../../page/edit-distance'
import { joinedTerm } from '../tokens'
import { FIELDS, type SearchDoc } from '../types'
import type { ParsedQuery } from './query-words'
import type { Vocabulary } from './vocabulary'

const MOST = 5
const SHORTEST = 3
const LONGEST = 20
/** Of what was typed, this share may be wrong. */
const FARTHEST = 0.4

/** Titles and words that look like what was typed, the most alike first: what to offer where nothing was found. */
export function nearTerms(query: ParsedQuery, docs: readonly SearchDoc[], vocabulary: Vocabulary): string[] {
  const typed = [...new Set([query.joined, ...query.words.map(({ term }) => term)])]
  const asked = typed.filter((term) => term.length >= SHORTEST)
  const titles = docs.flatMap(({ title }) => [{ shown: title, term: joinedTerm(title) }])
  const words = vocabulary.terms
    .filter((term) => isWord(term, vocabulary))
    .map((term) => ({ shown: term, term }))
  const near = [...titles, ...words].flatMap(({ shown, term }) => {
    const far = Math.min(...asked.map((word) => distance(word, term)))
    return far <= FARTHEST ? [{ shown, term, far }] : []
  })
  near.sort((a, b) => a.far - b.far)
  const first = near.filter(({ term }, at) => near.findIndex((other) => other.term === term) === at)
  return first.slice(0, MOST).map(({ shown }) => shown)
}

/** What only stands among keywords may be several words in one. */
function isWord(term: string, { places }: Vocabulary): boolean {
  const isText = places.get(term)?.fields.some((field) => FIELDS[field] !== 'keywords') === true
  return isText && term.length > SHORTEST && term.length <= LONGEST && /^\p{L}+$/u.test(term)
}

/** Slips as a share of what was typed. */
function distance(typed: string, term: string): number {
  return editDistance(typed, term, Math.ceil(typed.length * FARTHEST)) / typed.length
}
