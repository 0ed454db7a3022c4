import { FIELDS, INDEX_FORMAT, type SearchDocuments, type SearchIndex } from '../types'
import { createSearch, type Search } from './query'
import { createVocabulary } from './vocabulary'

/** Thrown for search files that cannot be used. */
export class SearchFileError extends Error {
  override readonly name = 'SearchFileError'
}

/**
 * Returns a search over the two files, given as JSON or parsed.
 * @throws SearchFileError if one is damaged, has another format, or is from another build than the other.
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

/** Parses JSON, and returns anything but a string unchanged. @throws SearchFileError for incomplete JSON. */
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

/** True for a complete index of this many pages. */
function isSearchIndex(value: unknown, pageCount: number): value is SearchIndex {
  if (!isRecord(value)) return false
  return (
    value.format === INDEX_FORMAT &&
    isText(value.digest) &&
    isListOf(value.fields, (field) => FIELDS.some((known) => known === field)) &&
    isListOf(value.invertedIndex, (entry) => isEntry(entry, pageCount))
  )
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

function isEntry(value: unknown, pageCount: number): boolean {
  if (!Array.isArray(value) || value.length !== 2 || !isText(value[0]) || !isRecord(value[1])) return false
  const posting = value[1]
  return FIELDS.every((field) => {
    const pages = posting[field]
    return isRecord(pages) && Object.keys(pages).every((page) => isPage(page, pageCount))
  })
}

function isPage(key: string, pageCount: number): boolean {
  const page = Number(key)
  return Number.isInteger(page) && page >= 0 && page < pageCount
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
