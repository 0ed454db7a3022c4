/** Raise this when the code can no longer read files of older builds. */
export const INDEX_FORMAT = 4

export interface SearchOptions {
  /** Highlight the query's words on the page that a result leads to. */
  highlightResult: boolean
  /** Maximum number of results. */
  maxHits: number
}

/** What all pages know, on a site with suggestions. */
export interface SharedSearch {
  suggestions: Suggestion[]
}

/** A link that the dialog offers while nothing is typed. */
export interface Suggestion {
  label: string
  href: string
  /** The part of the site that it leads to. */
  sidebar?: string
}

/** A heading and what follows it, up to the next one. A page's first section has no heading. */
export interface SearchSection {
  id?: string
  /** Plain text. */
  heading?: string
  level?: number
  /** Prose, tables and inline code as plain text. */
  text: string
  /** Code blocks. */
  code?: string
  /** Ids of the rows that can be linked to. */
  rows?: readonly string[]
}

/** A page, as browsers know it. */
export interface SearchDoc {
  title: string
  /** Its name in the sidebar, if that differs from the title. */
  label?: string
  /** Path with the base path. */
  url: string
  /** The part of the site that it is in, as named in the navbar. */
  part?: string
  sections: SearchSection[]
}

/** A page as it is indexed. Data that only helps to find it is not sent to browsers as text. */
export interface SearchPage extends SearchDoc {
  description: string
  keywords: readonly string[]
  /** Names of the exports that the page documents, according to the API reference. */
  names?: readonly string[]
}

/** The file of documents. */
export interface SearchDocuments {
  searchDocs: SearchDoc[]
  options: SearchOptions
  /** The same in both files of one build. */
  digest: string
}

/** Where a word can occur, the most specific field first. A page has each term only in its first field. */
export const FIELDS = ['title', 'name', 'heading', 'keywords', 'text', 'code'] as const

export type Field = (typeof FIELDS)[number]

/** The index file: each term of the site with the pages that contain it. */
export interface SearchIndex {
  format: number
  digest: string
  /** Number of pages. */
  pages: number
  /** The terms that `tokens.ts` makes, sorted and packed by `packWords`. */
  terms: string
  /** A line per term: for each field, the numbers of its pages (in `searchDocs`), packed by `packNumbers`. */
  postings: string
}

/** A range in a text, in UTF-16 units, without its end. */
export type TextRange = [start: number, end: number]

export interface Excerpt {
  /** Plain text, never markup. */
  text: string
  /** Matches of the query, in order and without overlaps. */
  marks: TextRange[]
}

/** A section of a page that matches a query. */
export interface Hit {
  /** The page's URL, with the section's hash. */
  url: string
  /** Headings from the outermost to the section's own. Empty for the beginning of a page. */
  path: string[]
  excerpt: Excerpt
  /** Matching words as the section spells them, in lower case, to be highlighted on the page that the hit leads to. */
  words: string[]
}

export interface PageResult {
  title: string
  url: string
  part?: string
  /** Best first; at least one. */
  hits: Hit[]
}

export interface Results {
  /** The query that the results are for, trimmed. */
  query: string
  /** Best first, with no more hits than are shown. */
  pages: PageResult[]
  /** Whether there are more hits. */
  hasMore: boolean
  /** How many pages were found, shown or not. */
  total: number
  /** How many pages were found in each part of the site, whatever part is searched. */
  counts: Record<string, number>
  /** Words or titles to suggest if nothing was found. */
  near: string[]
  /** Words of the query, as typed, that no page has. The results match the other words, or similar ones. */
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
export function capHits<Page extends { hits: readonly unknown[] }>(all: readonly Page[], count: number) {
  const found = all.reduce((sum, { hits }) => sum + hits.length, 0)
  return { pages: firstHits(all, count), hasMore: found > count }
}
