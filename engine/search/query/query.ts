import { editDistance } from '../../page/edit-distance'
import type { SearchOptions } from '../../page/site'
import { joinedTerm } from '../tokens'
import { FIELDS, type PageResult, type Results, type SearchDoc, type SearchDocuments } from '../types'
import { createCanonicalPages } from './canonical-pages'
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

/** Returns what answers queries from the two files of search. */
export function createSearch({ searchDocs, options }: SearchDocuments, vocabulary: Vocabulary): Search {
  const canonical = createCanonicalPages(searchDocs, vocabulary)
  const names = createExactNames(searchDocs, vocabulary, canonical)
  const sources = { vocabulary, names, canonical, termsOfPage: createPageTerms(searchDocs) }
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

const MAX_NEAR = 5
const MIN_LENGTH = 3
const MAX_LENGTH = 20
/** Typos as a share of what was typed. */
const MAX_DISTANCE = 0.4

/** Returns titles and words that look like what was typed, the most alike first, to offer where nothing was found. */
export function nearTerms(query: ParsedQuery, docs: readonly SearchDoc[], vocabulary: Vocabulary): string[] {
  const typed = [...new Set([query.joined, ...query.words.map(({ term }) => term)])]
  const wanted = typed.filter((term) => term.length >= MIN_LENGTH)
  const titles = docs.flatMap(({ title }) => [{ shown: title, term: joinedTerm(title) }])
  const words = vocabulary.terms
    .filter((term) => isWord(term, vocabulary))
    .map((term) => ({ shown: term, term }))
  const near = [...titles, ...words].flatMap(({ shown, term }) => {
    const far = Math.min(...wanted.map((word) => distance(word, term)))
    return far <= MAX_DISTANCE ? [{ shown, term, far }] : []
  })
  near.sort((a, b) => a.far - b.far)
  const first = near.filter(({ term }, at) => near.findIndex((other) => other.term === term) === at)
  return first.slice(0, MAX_NEAR).map(({ shown }) => shown)
}

/** What only stands among keywords may be several words in one. */
function isWord(term: string, { places }: Vocabulary): boolean {
  const isText = places.get(term)?.fields.some((field) => FIELDS[field] !== 'keywords') === true
  return isText && term.length > MIN_LENGTH && term.length <= MAX_LENGTH && /^\p{L}+$/u.test(term)
}

/** Returns the edit distance as a share of what was typed. */
function distance(typed: string, term: string): number {
  return editDistance(typed, term, Math.ceil(typed.length * MAX_DISTANCE)) / typed.length
}
