import { fetchUnlessSilent, inTime } from '../../../kit/browser/requests'
import { searchAddresses } from '../addresses'
import { loadPagefind } from '../pagefind/load-pagefind'
import { loadIndex, loadSearch } from '../query/load-index'
import type { Results, SearchOptions } from '../types'
import { type Results as ResultViews, viewOf } from './result-views'

/**
 * A message to the worker: first to load the index, then one query after another. `prepare` announces that the reader
 * is about to search: the documents are loaded, and the first query is as fast as later ones.
 */
export type SearchRequest = LoadRequest | QueryRequest | 'prepare'

/** Determines the paths of the search files. */
export interface SearchSource {
  basePath: string
  /** Absent if the site uses our own index. */
  pagefind: SearchOptions | undefined
  /** Part of the names of the two search files. */
  stamp: string
}

interface LoadRequest extends SearchSource {
  /** True after a failure, to bypass the browser's cache. */
  again: boolean
}

interface QueryRequest {
  /** Identifies the query in its answer. */
  number: number
  text: string
  /** How many times the initial number of hits to return. */
  rounds: number
  /** The part of the site to search; all of it if absent. */
  part?: string | undefined
}

/** A message from the worker: it runs, it has the index, or the documents too. It is terminated after `failed`. */
export type SearchAnswer = 'started' | 'indexed' | 'ready' | 'failed' | QueryAnswer

interface QueryAnswer {
  number: number
  results: ResultViews
}

/** Our own index, or Pagefind. Any text is a query. */
interface SearchEngine {
  query(text: string, rounds: number, part?: string): Results | Promise<Results>
  /** Prepares what queries need, in small steps. */
  prepare?(): Iterable<unknown>
}

/** Returns the worker's message handler, which loads the files and then answers queries. */
export function createRequestHandler(
  post: (answer: SearchAnswer) => void,
): (request: SearchRequest) => Promise<void> {
  let loading: Loading | undefined
  /** True if the reader is waiting: search is useless then without its documents. */
  let isWanted = false
  return async (request) => {
    try {
      if (request === 'prepare') {
        isWanted = true
        await loading?.engine()
        post('ready')
        await loading?.prepare()
      } else if ('text' in request) {
        const { number, text, rounds, part } = request
        const results = await (await loading?.engine())?.query(text, rounds, part)
        if (results) post({ number, results: viewOf(results) })
      } else {
        loading = load(request)
        await loading.index
        if (!isWanted) post('indexed')
      }
    } catch (error) {
      console.warn('Search is not available.', error)
      post('failed')
    }
  }
}

/** Search while it loads. Each function does its work only once. */
interface Loading {
  index: Promise<unknown>
  /** Loads the documents. */
  engine(): Promise<SearchEngine>
  /** Loads the documents and prepares them for queries. */
  prepare(): Promise<void>
}

/** In seconds. */
const PAGEFIND_PATIENCE = 20

function load({ basePath, pagefind, stamp, again }: LoadRequest): Loading {
  if (pagefind) return loadingOf(loadPagefindInTime(basePath, pagefind), (engine) => engine)
  const addresses = searchAddresses(basePath, stamp)
  const index = fetchText(addresses.index, again).then(loadIndex)
  return loadingOf(index, async () => {
    const documents = fetchText(addresses.documents, again)
    return loadSearch(...(await Promise.all([documents, index])))
  })
}

/** Pagefind itself waits for its files without an end. */
async function loadPagefindInTime(basePath: string, options: SearchOptions): Promise<SearchEngine> {
  const { query } = await inTime(loadPagefind(basePath, options), 'The index of Pagefind', PAGEFIND_PATIENCE)
  return {
    query: (text, rounds) => inTime(query(text, rounds), 'An answer of Pagefind', PAGEFIND_PATIENCE),
  }
}

function loadingOf<Index>(
  index: Promise<Index>,
  read: (index: Promise<Index>) => Promise<SearchEngine>,
): Loading {
  const engine = once(() => read(index))
  return { index, engine, prepare: once(async () => prepareEngine(await engine())) }
}

function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** How long a step of preparation may delay queries, in ms. */
const SLICE = 10

/** Yields to queries between slices. */
async function prepareEngine(engine: SearchEngine): Promise<void> {
  let start = performance.now()
  for (const _ of engine.prepare?.() ?? []) {
    if (performance.now() - start < SLICE) continue
    await new Promise((done) => setTimeout(done))
    start = performance.now()
  }
}

async function fetchText(address: string, again: boolean): Promise<string> {
  const response = await fetchUnlessSilent(address, { cache: again ? 'reload' : 'default' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}
