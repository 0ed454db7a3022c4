import { isSplitDocuments, isSplitIndex } from './file-shapes'
import { checkFormat, differentBuilds, loadSearch, parsed } from './load-index'
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
  checkFormat(words)
  const isSplit = isSplitDocuments(docs)
  if (!isSplit && !isSplitIndex(words)) return loadSearch(docs, words)
  if (!isSplit || !isSplitIndex(words) || docs.digest !== words.digest) throw differentBuilds()
  return createSplitSearch(docs, words, fetchShard)
}
