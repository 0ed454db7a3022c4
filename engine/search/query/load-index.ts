import { INDEX_FORMAT } from '../types'
import { isSearchDocuments, isSearchIndex } from './file-shapes'
import { createSearch, type Search } from './query'
import { createVocabulary } from './vocabulary'

/** Why the files of search cannot be used. */
export class SearchFileError extends Error {
  override readonly name = 'SearchFileError'
}

/**
 * Makes a search of the two files, given as JSON or as what it stands for.
 * @throws SearchFileError where one is damaged, of another format, or of another build than the other.
 */
export function loadSearch(documents: unknown, index: unknown): Search {
  const docs = parsed(documents, 'documents')
  const words = parsed(index, 'index')
  if (!isSearchDocuments(docs)) throw new SearchFileError('The search documents are damaged.')
  checkFormat(words)
  if (!isSearchIndex(words, docs.searchDocs.length)) throw new SearchFileError('The search index is damaged.')
  if (docs.digest !== words.digest) {
    throw new SearchFileError('The search documents and the search index are of different builds.')
  }
  return createSearch(docs, createVocabulary(words, docs.searchDocs.length))
}

/** @throws SearchFileError where a text is no whole JSON. What is no text is given back. */
function parsed(file: unknown, name: string): unknown {
  if (typeof file !== 'string') return file
  try {
    return JSON.parse(file)
  } catch (error) {
    throw new SearchFileError(`The search ${name} cannot be read: the file is damaged or incomplete.`, {
      cause: error,
    })
  }
}

/** @throws SearchFileError where an index says that it has another format. */
function checkFormat(index: unknown): void {
  if (typeof index !== 'object' || index === null || !('format' in index)) return
  if (index.format === INDEX_FORMAT) return
  throw new SearchFileError(
    `The search index has format ${index.format}; format ${INDEX_FORMAT} was expected.`,
  )
}
