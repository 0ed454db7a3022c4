import { type Site, searchAddresses } from '../../page/site'
import { loadPagefind } from '../../search/pagefind/load-pagefind'
import { loadSearch } from '../../search/query/load-index'
import type { Results } from '../../search/types'
import { type Results as ResultViews, viewOf } from './result-views'

/**
 * What the page asks the worker: first to load the files, then for the results of one query after another. `prepare`
 * says that the reader is about to search: the first query is then answered as fast as others.
 */
export type SearchRequest = LoadRequest | QueryRequest | 'prepare'

/** What names the files of search. */
export interface SearchSource {
  basePath: Site['basePath']
  pagefind: Site['pagefind']
  /** Part of the names of the two files of search. */
  stamp: string
}

interface LoadRequest extends SearchSource {
  /** True after a failure: the browser's cache of the files is not trusted. */
  again: boolean
}

interface QueryRequest {
  /** Identifies the query in its answer. */
  number: number
  text: string
  /** How many times as many hits are wanted as are shown at first. */
  rounds: number
  /** The part of the site that is searched. Absent for all of it. */
  part?: string | undefined
}

/** What the worker answers. After `failed` it is terminated. */
export type SearchAnswer = 'ready' | 'failed' | QueryAnswer

interface QueryAnswer {
  number: number
  results: ResultViews
}

/** Our own index, or Pagefind. Any text is a query. */
interface SearchEngine {
  query(text: string, rounds: number, part?: string): Results | Promise<Results>
  /** Makes ready what queries need, a small piece at each step. */
  prepare?(): Iterable<unknown>
}

/** Returns the worker's handler of requests: it loads the files, then answers queries. */
export function createRequestHandler(
  post: (answer: SearchAnswer) => void,
): (request: SearchRequest) => Promise<void> {
  let loading: Promise<SearchEngine> | undefined
  let preparing: Promise<void> | undefined
  return async (request) => {
    try {
      if (request === 'prepare') {
        preparing ??= loading?.then(prepare)
        await preparing
      } else if ('text' in request) {
        const { number, text, rounds, part } = request
        const results = await (await loading)?.query(text, rounds, part)
        if (results) post({ number, results: viewOf(results) })
      } else {
        loading = load(request)
        await loading
        post('ready')
      }
    } catch (error) {
      console.warn('Search is not available.', error)
      post('failed')
    }
  }
}

/** How long queries may wait for a piece of preparation, in ms. */
const SLICE = 10

/** Leaves room for queries between its slices. */
async function prepare(engine: SearchEngine): Promise<void> {
  let start = performance.now()
  for (const _ of engine.prepare?.() ?? []) {
    if (performance.now() - start < SLICE) continue
    await new Promise((done) => setTimeout(done))
    start = performance.now()
  }
}

async function load({ basePath, pagefind, stamp, again }: LoadRequest): Promise<SearchEngine> {
  if (pagefind) return loadPagefind(basePath, pagefind)
  const { documents, index } = searchAddresses(basePath, stamp)
  const [docs, words] = await Promise.all([fetchText(documents, again), fetchText(index, again)])
  return loadSearch(docs, words)
}

async function fetchText(address: string, again: boolean): Promise<string> {
  const response = await fetch(address, { cache: again ? 'reload' : 'default' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}
