import { type OpenSearch, openSearch } from '../../search/open-search'
import { shardAddress } from '../../search/shard-address'
import type { LoadRequest, SearchAnswer, SearchRequest } from './messages'
import { viewOf } from './result-views'

/**
 * The worker's part of the conversation: loads the files, then answers queries, each as soon as what it needs is there.
 * @returns what takes a request of the page.
 */
export function createAnswering(
  post: (answer: SearchAnswer) => void,
): (request: SearchRequest) => Promise<void> {
  let loading: Promise<OpenSearch> | undefined
  let last = 0
  return async (request) => {
    try {
      if ('text' in request) {
        const { number, text } = request
        last = number
        const results = await (await loading)?.query(text, () => number === last)
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

async function load({ documents, index, again }: LoadRequest): Promise<OpenSearch> {
  const [docs, words] = await Promise.all([fetchText(documents, again), fetchText(index, again)])
  const directories = { documents, index }
  return openSearch(docs, words, (kind, number) => fetchText(shardAddress(directories[kind], number), again))
}

async function fetchText(address: string, again: boolean): Promise<string> {
  const response = await fetch(address, { cache: again ? 'reload' : 'default' })
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.text()
}
