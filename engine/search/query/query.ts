import { editDistance } from '../../page/edit-distance'
import type { SearchOptions } from '../../page/site'
import { joinedTerm } from '../tokens'
import { FIELDS, type PageResult, type Results, type SearchDoc, type SearchDocuments } from '../types'
import { createHomeNames } from './canonical-pages'
import { createExactNames } from './exact-names'
import { termsToMark } from './excerpt'
import { expandWords, isMissing } from './expand'
import { createPageTerms } from './page-terms'
import { type ParsedQuery, parseQuery } from './query-words'
import { rankPages } from './ranking'
import { pageResult } from './results'
import type { Vocabulary } from './vocabulary'

export interface Search {
  /** Any text is a query; nothing in it has a special meaning. */
  query(text: string): Results
}

/** A search over loaded files. */
export function createSearch({ searchDocs, options }: SearchDocuments, vocabulary: Vocabulary): Search {
  const homes = createHomeNames(searchDocs, vocabulary)
  const names = createExactNames(searchDocs, vocabulary, homes)
  const sources = { vocabulary, names, homes, termsOfPage: createPageTerms(searchDocs) }
  return {
    query(text) {
      const query = parseQuery(text)
      if (query.words.length === 0) return { query: query.text, pages: [], total: 0, near: [], missing: [] }
      const words = expandWords(query.words, vocabulary)
      const ranked = rankPages(query, words, sources)
      const terms = termsToMark(words)
      const pages = ranked.slice(0, options.maxHits).flatMap((page) => {
        const doc = searchDocs[page.page]
        return doc ? [shown(pageResult(page, doc, terms), options)] : []
      })
      return {
        query: query.text,
        pages,
        total: ranked.length,
        near: ranked.length === 0 ? nearTerms(query, searchDocs, vocabulary) : [],
        missing: words.filter(isMissing).map(({ word }) => word.text),
      }
    },
  }
}

/** Without words there is nothing to mark where a hit leads. */
function shown(page: PageResult, { highlightResult }: SearchOptions): PageResult {
  if (highlightResult) return page
  return { ...page, hits: page.hits.map((hit) => ({ ...hit, words: [] })) }
}

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
