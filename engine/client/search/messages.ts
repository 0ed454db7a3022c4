import type { Site } from '../../page/site'
import type { Results } from './result-views'

/** What the page asks the worker: first to load the files, then for the results of one query after another. */
export type SearchRequest = LoadRequest | QueryRequest

/** What names the files of search. */
export interface SearchSource {
  basePath: Site['basePath']
  pagefind: Site['pagefind']
  /** Part of the names of the two files of search. */
  stamp: string
}

export interface LoadRequest extends SearchSource {
  /** True after a failure: the browser's cache of the files is not trusted. */
  again: boolean
}

export interface QueryRequest {
  /** Identifies the query in its answer. */
  number: number
  text: string
  /** How many times as many hits are wanted as are shown at first. */
  rounds: number
}

/** What the worker answers. After `failed` it is terminated. */
export type SearchAnswer = 'ready' | 'failed' | QueryAnswer

export interface QueryAnswer {
  number: number
  results: Results
}
