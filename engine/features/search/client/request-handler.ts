import { fetchUnlessSilent } from '../../../kit/browser/requests'
import { searchAddresses } from '../addresses'
import { loadIndex, loadSearch } from '../query/load-index'
import type { Search } from '../query/query'
import { type Results as ResultViews, viewOf } from './result-views'

/**
 * A message to the worker: first to load the index, then one query after another. `prepare` announces that the reader
 * is about to search: the documents are loaded, and the first query is as fast as later ones.
 */
export type SearchRequest = LoadRequest | QueryRequest | 'prepare'

/** Determines the paths of the search files. */
export interface SearchSource {
  basePath: string
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
        const results = (await loading?.engine())?.query(text, rounds, part)
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
  engine(): Promise<Search>
  /** Loads the documents and prepares them for queries. */
  prepare(): Promise<void>
}

function load({ basePath, stamp, again }: LoadRequest): Loading {
  const addresses = searchAddresses(basePath, stamp)
  const index = fetchText(addresses.index, again).then(loadIndex)
  const engine = once(async () => {
    const documents = fetchText(addresses.documents, again)
    return loadSearch(...(await Promise.all([documents, index])))
  })
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
async function prepareEngine(engine: Search): Promise<void> {
  let start = performance.now()
  for (const _ of engine.prepare()) {
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
