import { searchAddresses } from '../../page/site'
import { loadPagefind } from '../../search/pagefind/load-pagefind'
import { loadSearch } from '../../search/query/load-index'
import type { Results } from '../../search/types'
import type { LoadRequest, SearchAnswer, SearchRequest } from './messages'
import { viewOf } from './result-views'

/** Our own index, or Pagefind. Any text is a query. */
interface SearchEngine {
  query(text: string, rounds: number): Results | Promise<Results>
}

/**
 * Returns the worker's handler of requests: it loads the files, then answers queries.
 */
export function createRequestHandler(
  post: (answer: SearchAnswer) => void,
): (request: SearchRequest) => Promise<void> {
  let loading: Promise<SearchEngine> | undefined
  return async (request) => {
    try {
      if ('text' in request) {
        const { number, text, rounds } = request
        const results = await (await loading)?.query(text, rounds)
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
