import type { SearchDoc, SearchOptions } from './types'

/** What stands instead of the documents where these are split: how to find those of a page. */
export interface SplitDocuments {
  options: SearchOptions
  /** How many pages each file of documents has, the files in order. */
  shards: number[]
  /** In KiB of characters, rounded up, as many. */
  sizes: number[]
  /** Of the addresses of all pages: the same in all files that number them alike. */
  digest: string
}

/** What stands instead of the index where it is split: the directory of its files. */
export interface SplitIndex {
  format: number
  /** The first key of each file. */
  shards: string[]
  digest: string
}

/** A file of documents. */
export interface DocumentShard {
  /** The number of its first page. */
  from: number
  searchDocs: SearchDoc[]
  digest: string
}

/** A file of terms: see `term-lines.ts`. */
export interface TermShard {
  lines: string
  /** The first key of the file after it: nothing that stands before that is missing here. */
  next?: string
  digest: string
}
