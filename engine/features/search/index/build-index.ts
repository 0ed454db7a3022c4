import { createHash } from 'node:crypto'
import { packNumbers, packWords } from '../packed-lists'
import { joinWords, termsOf } from '../tokens'
import {
  FIELDS,
  type Field,
  INDEX_FORMAT,
  type SearchDoc,
  type SearchDocuments,
  type SearchIndex,
  type SearchOptions,
  type SearchPage,
} from '../types'

/** The two search files, as JSON. The same pages and options always give the same texts. */
export interface SearchFiles {
  documents: string
  index: string
}

/** Returns the files that browsers search. `index` is that of the pages, without its digest. */
export function buildSearch(
  pages: readonly SearchPage[],
  options: SearchOptions,
  index = indexOf(pages.map(pageWords)),
): SearchFiles {
  const texts: Omit<SearchDocuments, 'digest'> = { searchDocs: pages.map(searchDoc), options }
  const documents = JSON.stringify(texts)
  const digest = digestOf(documents, index)
  return { documents: withDigest(documents, digest), index: withDigest(index, digest) }
}

function withDigest(json: string, digest: string): string {
  return `${json.slice(0, -1)},"digest":${JSON.stringify(digest)}}`
}

function searchDoc({ description: _, keywords: __, names: ___, ...doc }: SearchPage): SearchDoc {
  return doc
}

/** Numbers of the pages that contain a term, by the field it is in. */
type Posting = Partial<Record<Field, number[]>>

/** Returns the index of the terms of all pages, without its digest. */
export function indexOf(pages: Iterable<PageWords>): string {
  const postings = new Map<string, Posting>()
  let number = 0
  for (const words of pages) addPage(postings, words, number++)
  return indexJson(number, new Map([...postings].map(([term, posting]) => [term, postingLine(posting)])))
}

/** Returns an index with the line of each term. */
function indexJson(pages: number, lines: ReadonlyMap<string, string>): string {
  // Without a comparison of its own, sorting a large site's terms takes a third of the time.
  const terms = [...lines.keys()].sort()
  const index: Omit<SearchIndex, 'digest'> = {
    format: INDEX_FORMAT,
    pages,
    terms: packWords(terms),
    postings: terms.map((term) => lines.get(term) ?? '').join('\n'),
  }
  return JSON.stringify(index)
}

/** Must be called in the order of page numbers. */
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

function postingLine(posting: Posting): string {
  return FIELDS.map((field) => packNumbers(posting[field] ?? []))
    .join(' ')
    .replace(/ +$/, '')
}

/** Returns a short digest of texts. Not for cryptographic use. */
export function digestOf(...texts: string[]): string {
  const digest = createHash('sha256')
  for (const text of texts) digest.update(text)
  return digest.digest('hex').slice(0, 8)
}

/** The terms of one page, each only in its first field. A keyword of several words also counts as a single term. */
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
    name: fresh((page.names ?? []).map(joinWords).join('\n')),
    heading: fresh(all('heading')),
    keywords: fresh([...page.keywords, ...page.keywords.map(joinWords), page.description].join('\n')),
    text: fresh(all('text')),
    code: fresh(all('code')),
  }
}
