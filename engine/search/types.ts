import type { SearchOptions } from '../page/site'

/** Goes up whenever files of an older engine can no longer be read. */
export const INDEX_FORMAT = 3

/** A heading and what stands below it, up to the next one. The first one of a page has no heading. */
export interface SearchSection {
  id?: string
  /** Plain text. */
  heading?: string
  level?: number
  /** Prose, tables and inline code as plain text. */
  text: string
  /** Code blocks. */
  code?: string
}

/** One page, as the browser knows it. */
export interface SearchDoc {
  title: string
  /** What else it is called: its name in the sidebar, where that is not the title. */
  label?: string
  /** Path with the base path. */
  url: string
  /** The part of the site it is in, as the navbar names it. */
  part?: string
  sections: SearchSection[]
}

/** A page as it goes into the index. What only helps to find it is not sent to the browser as text. */
export interface SearchPage extends SearchDoc {
  description: string
  keywords: readonly string[]
  /** Names of the exports that the page documents, as the reference of the site knows it. */
  names?: readonly string[]
}

/** The file of documents. */
export interface SearchDocuments {
  searchDocs: SearchDoc[]
  options: SearchOptions
  /** The same in both files of one build. */
  digest: string
}

/** Where a word can occur, the most specific one first. A page has each term in its first place only. */
export const FIELDS = ['title', 'name', 'heading', 'keywords', 'text', 'code'] as const

export type Field = (typeof FIELDS)[number]

/** Places of one term: by field, the numbers of the pages (in `searchDocs`) as keys. */
export type SerializedPosting = { _index: number } & Record<Field, Record<string, object>>

/**
 * The file of the index: a serialized index of lunr without the weights of its vectors, since the order of
 * results is made from places of words. Terms are as `tokens.ts` makes them; no pipeline changes them.
 */
export interface SearchIndex {
  format: number
  digest: string
  /** That of lunr. */
  version: string
  fields: string[]
  fieldVectors: [ref: string, weights: number[]][]
  invertedIndex: [term: string, posting: SerializedPosting][]
  pipeline: string[]
}

/** Where something stands in a text: UTF-16 units, the end not included. */
export type TextRange = [start: number, end: number]

export interface Excerpt {
  /** Plain text, never markup. */
  text: string
  /** What the query found in it, in order, apart from one another. */
  marks: TextRange[]
}

/** A section of a page that answers a query. */
export interface Hit {
  /** The page's, with the section's hash. */
  url: string
  /** Headings from the outermost to that of the section. Empty for the beginning of a page. */
  path: string[]
  excerpt: Excerpt
  /** What was found in the section, as it stands there, in lower case: to be marked where the hit leads. */
  words: string[]
}

export interface PageResult {
  title: string
  url: string
  part?: string
  /** The best one first; at least one. */
  hits: Hit[]
}

export interface Results {
  /** Trimmed; what the results are for. */
  query: string
  /** The best one first. They have as many hits as are shown at most. */
  pages: PageResult[]
  /** Whether there are hits beyond these. */
  hasMore: boolean
  /** How many pages were found, shown or not. */
  total: number
  /** Words or titles to offer where nothing was found. */
  near: string[]
  /** Words of the query, as they were typed, that no page has: what was found has the others, or words like them. */
  missing: string[]
}

/** Returns the first `count` hits under their pages, and no page without one. */
export function firstHits<Page extends { hits: readonly unknown[] }>(
  pages: readonly Page[],
  count: number,
): Page[] {
  const first: Page[] = []
  let room = count
  for (const page of pages) {
    if (room <= 0) break
    const hits = page.hits.slice(0, room)
    room -= hits.length
    first.push({ ...page, hits })
  }
  return first
}

/** Returns at most `count` hits under their pages, and whether there are more. */
export function cappedHits<Page extends { hits: readonly unknown[] }>(all: readonly Page[], count: number) {
  const found = all.reduce((sum, { hits }) => sum + hits.length, 0)
  return { pages: firstHits(all, count), hasMore: found > count }
}
