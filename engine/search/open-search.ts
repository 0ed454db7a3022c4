import { isSplitDocuments, isSplitIndex } from './file-shapes'
import { loadSearch, parsed, SearchFileError } from './load-index'
import { createSplitSearch, type FetchShard } from './split-search'
import type { Results } from './types'

/** A search that may have to fetch something for its answer. */
export interface OpenSearch {
  /**
   * Any text is a query. One that is not wanted any more may have no answer. Rejects where what it needs does not come,
   * or is damaged.
   */
  query(text: string, isWanted?: () => boolean): Results | Promise<Results | undefined>
}

/**
 * Makes a search of the two files: of all there is, or of the directories of what `fetchShard` brings.
 * @throws SearchFileError as `loadSearch`
 */
export function openSearch(documents: string, index: string, fetchShard: FetchShard): OpenSearch {
  const docs = parsed(documents, 'documents')
  const words = parsed(index, 'index')
  const isSplit = isSplitDocuments(docs)
  if (isSplit !== isSplitIndex(words)) {
    throw new SearchFileError('The search documents and the search index are of different builds.')
  }
  if (!isSplit || !isSplitIndex(words)) return loadSearch(docs, words)
  if (docs.digest !== words.digest) {
    throw new SearchFileError('The search documents and the search index are of different builds.')
  }
  return createSplitSearch(docs, words, fetchShard)
}
