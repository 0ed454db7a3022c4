import { createHash } from 'node:crypto'
import type { SearchOptions } from '../../page/site'
import { joinedTerm, termsOf } from '../tokens'
import {
  FIELDS,
  type Field,
  INDEX_FORMAT,
  type SearchDoc,
  type SearchDocuments,
  type SearchIndex,
  type SearchPage,
} from '../types'

/** The two files of search, as JSON. The same pages and options always give the same texts. */
export interface SearchFiles {
  documents: string
  index: string
}

/** Of the form of the index: lunr warns when it loads one of another version. */
const LUNR_VERSION = '2.3.9'

/** Makes the files that the browser searches. `wordsOf` may know the words of a page from before. */
export function buildSearch(
  pages: readonly SearchPage[],
  options: SearchOptions,
  wordsOf: (page: SearchPage) => PageWords = pageWords,
): SearchFiles {
  const texts: Omit<SearchDocuments, 'digest'> = { searchDocs: pages.map(searchDoc), options }
  const documents = JSON.stringify(texts)
  const index = indexJson(pages, wordsOf)
  const digest = digestOf(documents, index)
  return { documents: withDigest(documents, digest), index: withDigest(index, digest) }
}

function withDigest(json: string, digest: string): string {
  return `${json.slice(0, -1)},"digest":${JSON.stringify(digest)}}`
}

function searchDoc({ description: _, keywords: __, names: ___, ...doc }: SearchPage): SearchDoc {
  return doc
}

/** Numbers of the pages that have a term, by the field they have it in. */
type Posting = Partial<Record<Field, number[]>>

/**
 * As lunr would serialize it, but for its vectors and the numbers of terms in them: nothing here uses either.
 * The postings, nearly all of it, are never objects as they will be in the browser: they would fill the memory.
 */
function indexJson(pages: readonly SearchPage[], wordsOf: (page: SearchPage) => PageWords): string {
  const vectors = pages.flatMap((_, number) => FIELDS.map((field) => `${field}/${number}`))
  const head: Omit<SearchIndex, 'digest' | 'invertedIndex' | 'pipeline'> = {
    format: INDEX_FORMAT,
    version: LUNR_VERSION,
    fields: [...FIELDS],
    fieldVectors: vectors.map((ref) => [ref, []]),
  }
  const postings = new Map<string, Posting>()
  pages.forEach((page, number) => {
    addPage(postings, wordsOf(page), number)
  })
  const inOrder = [...postings].sort(([a], [b]) => (a < b ? -1 : 1)).map(postingJson)
  return `${JSON.stringify(head).slice(0, -1)},"invertedIndex":[${inOrder.join()}],"pipeline":[]}`
}

/** Pages are added in their order. */
function addPage(postings: Map<string, Posting>, words: PageWords, number: number): void {
  for (const field of FIELDS) {
    for (const term of words[field]) {
      const posting = postings.get(term)
      if (!posting) postings.set(term, { [field]: [number] })
      else if (posting[field]) posting[field].push(number)
      else posting[field] = [number]
    }
  }
}

function postingJson([term, posting]: [string, Posting]): string {
  const fields = FIELDS.map((field) => {
    const pages = (posting[field] ?? []).map((number) => `"${number}":{}`)
    return `"${field}":{${pages.join()}}`
  })
  return `[${JSON.stringify(term)},{"_index":0,${fields.join()}}]`
}

/** A short name for the content of texts. Not for secrets. */
export function digestOf(...texts: string[]): string {
  const digest = createHash('sha256')
  for (const text of texts) digest.update(text)
  return digest.digest('hex').slice(0, 8)
}

/** The terms of one page, each in its first field only. A keyword of several words is a term as well. */
export type PageWords = Record<Field, string[]>

export function pageWords(page: SearchPage): PageWords {
  const known = new Set<string>()
  const fresh = (text: string): string[] => {
    const terms = [...termsOf(text)].filter((term) => !known.has(term))
    for (const term of terms) known.add(term)
    return terms
  }
  const all = (of: 'heading' | 'text' | 'code') =>
    page.sections.map((section) => section[of] ?? '').join('\n')
  return {
    title: fresh(`${page.title}\n${page.label ?? ''}`),
    name: fresh((page.names ?? []).map(joinedTerm).join('\n')),
    heading: fresh(all('heading')),
    keywords: fresh([...page.keywords, ...page.keywords.map(joinedTerm), page.description].join('\n')),
    text: fresh(all('text')),
    code: fresh(all('code')),
  }
}
