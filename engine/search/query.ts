import { createExactNames } from './exact-names'
import { termsToMark } from './excerpt'
import { type Expanded, expandWords, isMissing } from './expand'
import { createHomeNames } from './home-names'
import { nearTerms } from './near-terms'
import { createPageTerms } from './page-terms'
import { type ParsedQuery, parseQuery } from './query-words'
import { type RankedPage, type RankingSources, rankPages } from './ranking'
import { pageResult } from './results'
import type { PageResult, Results, SearchDoc, SearchDocuments, SearchOptions } from './types'
import type { Vocabulary } from './vocabulary'

export interface Search {
  readonly options: SearchOptions
  /** Any text is a query; nothing in it has a special meaning. */
  query(text: string): Results
}

/** A search over loaded files. */
export function createSearch({ searchDocs, options }: SearchDocuments, vocabulary: Vocabulary): Search {
  const homes = createHomeNames(searchDocs, vocabulary)
  const names = createExactNames(searchDocs, vocabulary, homes)
  const sources = { vocabulary, names, homes, termsOfPage: createPageTerms(searchDocs) }
  return {
    options,
    query(text) {
      const query = parseQuery(text)
      if (query.words.length === 0) return noAnswer(query)
      const words = expandWords(query.words, vocabulary)
      return answer({ query, words, docs: searchDocs, sources, options }, rankPages(query, words, sources))
    },
  }
}

/** A query, and what is known of it. */
export interface Asked {
  query: ParsedQuery
  words: readonly Expanded[]
  /** Those of the pages that can be shown, each in its place. */
  docs: readonly SearchDoc[]
  sources: Pick<RankingSources, 'vocabulary'>
  options: SearchOptions
}

/** What is shown of ranked pages. `total` is how many were found. */
export function answer(
  { query, words, docs, sources, options }: Asked,
  ranked: readonly RankedPage[],
  total = ranked.length,
): Results {
  const terms = termsToMark(words)
  const pages = ranked.slice(0, options.maxHits).flatMap((page) => {
    const doc = docs[page.page]
    return doc ? [shown(pageResult(page, doc, terms), options)] : []
  })
  const near = total === 0 ? nearTerms(query, docs, sources.vocabulary) : []
  const missing = words.filter(isMissing).map(({ word }) => word.text)
  return { query: query.text, pages, total, near, missing }
}

/** To a query without words. */
export function noAnswer({ text }: ParsedQuery): Results {
  return { query: text, pages: [], total: 0, near: [], missing: [] }
}

/** Without words there is nothing to mark where a hit leads. */
function shown(page: PageResult, { highlightResult }: SearchOptions): PageResult {
  if (highlightResult) return page
  return { ...page, hits: page.hits.map((hit) => ({ ...hit, words: [] })) }
}
