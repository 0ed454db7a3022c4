import { createExactNames, meantBy } from './exact-names'
import { type Expanded, expandWords, isMissing } from './expand'
import { createHomeNames } from './home-names'
import type { OpenSearch } from './open-search'
import { pageTerms } from './page-terms'
import { answer, noAnswer } from './query'
import { type ParsedQuery, parseQuery } from './query-words'
import { byNames, findPages, MOST_READ, type RankingSources, readingsOf, readPages } from './ranking'
import { createDocumentShards, createTermShards, type FetchShard, type KnownTerms } from './shards'
import type { SplitDocuments, SplitIndex } from './split-types'
import type { SearchDoc } from './types'
import { shardsFor, shardsNear } from './wanted-shards'

export type { FetchShard } from './shards'

/** What all files of a query may be, in KiB of characters: a third of that, compressed. */
const MOST_FETCHED = 370

/**
 * A search that fetches what a query needs: the terms that its words may stand for, and then the documents of the
 * pages that may be shown. What else was fetched before has no say: a query always has the same answer.
 */
export function createSplitSearch(
  documents: SplitDocuments,
  index: SplitIndex,
  fetchShard: FetchShard,
): OpenSearch {
  const { options } = documents
  const pageCount = documents.shards.reduce((sum, count) => sum + count, 0)
  const terms = createTermShards(index, pageCount, fetchShard)
  const docs = createDocumentShards(documents, fetchShard)
  return {
    async query(text, isWanted = () => true) {
      const query = parseQuery(text)
      if (query.words.length === 0) return noAnswer(query)
      const { words, known } = await expand(query)
      if (!isWanted()) return undefined
      const stubs = stubsOf(meantBy(query, readingsOf(words)), known)
      const found = findPages(query, words, sourcesOf(stubs, known))
      const first = found.slice(0, Math.max(MOST_READ, options.maxHits))
      const read = await docs(
        first.map(({ page }) => page),
        MOST_FETCHED - known.size,
      )
      const sources = sourcesOf(read, known)
      const named = byNames(
        first.filter(({ page }) => read[page]),
        query,
        words,
        sources.names,
      )
      const ranked = readPages(query, words, sources, named)
      return answer({ query, words, docs: read, sources, options }, ranked, found.length)
    },
  }

  async function expand(query: ParsedQuery): Promise<{ words: Expanded[]; known: KnownTerms }> {
    const first = shardsFor(query, index.shards)
    const known = await terms(first)
    const words = expandWords(query.words, known.vocabulary)
    const lost = words.filter(isMissing).map(({ word }) => word)
    if (lost.length === 0) return { words, known }
    const more = await terms([...first, ...shardsNear(lost, index.shards)])
    return { words: expandWords(query.words, more.vocabulary), known: more }
  }
}

/** By page, as much as the files of terms say of pages that are called one of these names. */
function stubsOf(meant: readonly string[], { names }: KnownTerms): SearchDoc[] {
  const stubs: SearchDoc[] = []
  const stubOf = (page: number): SearchDoc => {
    const stub = stubs[page] ?? { title: '', url: '', sections: [] }
    stubs[page] = stub
    return stub
  }
  for (const term of meant) {
    const { title = [], label = [], heading = [] } = names.get(term) ?? {}
    for (const page of title) stubOf(page).title = term
    for (const page of label) stubOf(page).label = term
    for (const page of heading) stubOf(page).sections.push({ heading: term, text: '' })
  }
  return stubs
}

function sourcesOf(docs: readonly SearchDoc[], { vocabulary }: KnownTerms): RankingSources {
  const homes = createHomeNames(docs, vocabulary)
  const names = createExactNames(docs, vocabulary, homes)
  return { vocabulary, homes, names, termsOfPage: (page) => termsOf(docs[page]) }
}

const read = new WeakMap<SearchDoc, ReturnType<typeof pageTerms>>()

/** The words of a document, read once. */
function termsOf(doc: SearchDoc | undefined): ReturnType<typeof pageTerms> {
  const known = (doc && read.get(doc)) ?? pageTerms(doc)
  if (doc) read.set(doc, known)
  return known
}
