import type { SearchOptions } from '../../page/site'
import type { PageResult, Results, SearchDocuments } from '../types'
import { createExactNames } from './exact-names'
import { termsToMark } from './excerpt'
import { expandWords, isMissing } from './expand'
import { createHomeNames } from './home-names'
import { nearTerms } from './near-terms'
import { createPageTerms } from './page-terms'
import { parseQuery } from './query-words'
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
