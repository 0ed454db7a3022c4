import lunr from 'lunr'
import { digestOf } from './digest'
import { joinedTerm, termsOf } from './tokens'
import {
  FIELDS,
  type Field,
  INDEX_FORMAT,
  type SearchDoc,
  type SearchDocuments,
  type SearchIndex,
  type SearchOptions,
  type SearchPage,
} from './types'

/** The two files of search, as JSON. The same pages and options always give the same texts. */
export interface SearchFiles {
  documents: string
  index: string
}

/** Makes the files that the browser searches. */
export function buildSearch(pages: readonly SearchPage[], options: SearchOptions): SearchFiles {
  const texts: Omit<SearchDocuments, 'digest'> = { searchDocs: pages.map(searchDoc), options }
  const documents = JSON.stringify(texts)
  const index = indexJson(pages)
  const digest = digestOf(documents, index)
  return { documents: withDigest(documents, digest), index: withDigest(index, digest) }
}

export function withDigest(json: string, digest: string): string {
  return `${json.slice(0, -1)},"digest":${JSON.stringify(digest)}}`
}

export function searchDoc({ description: _, keywords: __, names: ___, ...doc }: SearchPage): SearchDoc {
  return doc
}

/** Numbers of the pages that have a term, by the field they have it in. */
export type Posting = Partial<Record<Field, number[]>>

/**
 * As lunr would serialize it, but for its vectors and the numbers of terms in them: nothing here uses either.
 * The postings, nearly all of it, are never objects as they will be in the browser: they would fill the memory.
 */
function indexJson(pages: readonly SearchPage[]): string {
  const vectors = pages.flatMap((_, number) => FIELDS.map((field) => `${field}/${number}`))
  const head: Omit<SearchIndex, 'digest' | 'invertedIndex' | 'pipeline'> = {
    format: INDEX_FORMAT,
    version: lunr.version,
    fields: [...FIELDS],
    fieldVectors: vectors.map((ref) => [ref, []]),
  }
  const postings = [...postingsOf(pages)].sort(([a], [b]) => (a < b ? -1 : 1)).map(postingJson)
  return `${JSON.stringify(head).slice(0, -1)},"invertedIndex":[${postings.join()}],"pipeline":[]}`
}

export function postingsOf(pages: readonly SearchPage[]): Map<string, Posting> {
  const postings = new Map<string, Posting>()
  pages.forEach((page, number) => {
    const terms = pageTerms(page)
    for (const field of FIELDS) {
      for (const term of terms[field]) {
        const posting = postings.get(term)
        if (!posting) postings.set(term, { [field]: [number] })
        else if (posting[field]) posting[field].push(number)
        else posting[field] = [number]
      }
    }
  })
  return postings
}

function postingJson([term, posting]: [string, Posting]): string {
  const fields = FIELDS.map((field) => {
    const pages = (posting[field] ?? []).map((number) => `"${number}":{}`)
    return `"${field}":{${pages.join()}}`
  })
  return `[${JSON.stringify(term)},{"_index":0,${fields.join()}}]`
}

/** The terms of a page by field, each in its first field only. A keyword of several words is a term as well. */
function pageTerms(page: SearchPage): Record<Field, string[]> {
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
