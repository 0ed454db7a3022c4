import { INDEX_FORMAT, type SearchDocuments, type SearchIndex } from '../types'
import { createSearch, type Search } from './query'
import { createVocabulary, type Vocabulary } from './vocabulary'

/** Thrown for search files that cannot be used. */
export class SearchFileError extends Error {
  override readonly name = 'SearchFileError'
}

/** An index whose documents may not have loaded yet. */
export interface LoadedIndex {
  vocabulary: Vocabulary
  digest: string
}

/**
 * Reads the index, given as JSON or parsed.
 * @throws SearchFileError if it is damaged or has another format.
 */
export function loadIndex(file: unknown): LoadedIndex {
  const index = parse(file, 'index')
  checkFormat(index)
  if (!isSearchIndex(index)) throw new SearchFileError('The search index is damaged.')
  const vocabulary = createVocabulary(index)
  if (!hasItsPages(vocabulary)) throw new SearchFileError('The search index is damaged.')
  return { vocabulary, digest: index.digest }
}

/**
 * Returns a search over an index and its documents, which are given as JSON or parsed.
 * @throws SearchFileError if the documents are damaged or from another build than the index.
 */
export function loadSearch(file: unknown, { vocabulary, digest }: LoadedIndex): Search {
  const documents = parse(file, 'documents')
  if (!isSearchDocuments(documents)) throw new SearchFileError('The search documents are damaged.')
  if (documents.digest !== digest || documents.searchDocs.length !== vocabulary.pageCount) {
    throw new SearchFileError('The search documents and the search index are of different builds.')
  }
  return createSearch(documents, vocabulary)
}

/** Parses JSON, and returns anything but a string unchanged. @throws SearchFileError for incomplete JSON. */
function parse(file: unknown, name: string): unknown {
  if (typeof file !== 'string') return file
  try {
    return JSON.parse(file)
  } catch (error) {
    throw new SearchFileError(`The search ${name} cannot be read: the file is damaged or incomplete.`, {
      cause: error,
    })
  }
}

/** @throws SearchFileError if an index declares another format. */
function checkFormat(index: unknown): void {
  if (typeof index !== 'object' || index === null || !('format' in index)) return
  if (index.format === INDEX_FORMAT) return
  throw new SearchFileError(
    `The search index has format ${index.format}; format ${INDEX_FORMAT} was expected.`,
  )
}

/** True for a complete file of documents. */
function isSearchDocuments(value: unknown): value is SearchDocuments {
  return (
    isRecord(value) && isText(value.digest) && isOptions(value.options) && isListOf(value.searchDocs, isDoc)
  )
}

/** True for an object with the properties of an index. */
function isSearchIndex(value: unknown): value is SearchIndex {
  return (
    isRecord(value) &&
    value.format === INDEX_FORMAT &&
    isText(value.digest) &&
    isCount(value.pages) &&
    isText(value.terms) &&
    isText(value.postings)
  )
}

/** True if each term is on a page, and only on existing ones. */
function hasItsPages({ postings, pageCount }: Vocabulary): boolean {
  for (const { pages } of postings.values()) {
    if (pages.length === 0 || pages.some((page) => !(page < pageCount))) return false
  }
  return true
}

function isOptions(value: unknown): boolean {
  return isRecord(value) && typeof value.highlightResult === 'boolean' && isCount(value.maxHits)
}

function isDoc(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value.title) &&
    isText(value.url) &&
    [value.label, value.part].every((text) => isOptional(text, isText)) &&
    isListOf(value.sections, isSection) &&
    value.sections.length > 0
  )
}

function isSection(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value.text) &&
    [value.id, value.heading, value.code].every((text) => isOptional(text, isText)) &&
    isOptional(value.level, isCount)
  )
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): value is unknown[] {
  return Array.isArray(value) && value.every(isItem)
}

function isOptional(value: unknown, isRight: (value: unknown) => boolean): boolean {
  return value === undefined || isRight(value)
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isCount(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
