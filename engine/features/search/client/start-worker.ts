import { importScript } from '../../../kit/browser/scripts'
import type { SearchAnswer, SearchRequest } from './request-handler'

export interface Searcher {
  send(request: SearchRequest): void
  end(): void
}

/** Starts search in a worker. In a sandboxed frame, which has no origin and may not create one, the page itself searches. */
export function startWorker(answer: (data: SearchAnswer) => void, fail: () => void): Searcher {
  try {
    const worker = new Worker(new URL('./search.worker.ts', import.meta.url), { type: 'module' })
    worker.onerror = fail
    worker.onmessage = ({ data }: MessageEvent<SearchAnswer>) => answer(data)
    return { send: (request) => worker.postMessage(request), end: () => worker.terminate() }
  } catch {
    return searchInPage(answer, fail)
  }
}

function searchInPage(answer: (data: SearchAnswer) => void, fail: () => void): Searcher {
  let isOver = false
  const post = (data: SearchAnswer) => {
    if (!isOver) answer(data)
  }
  const handling = importScript(() => import('./request-handler')).then(({ createRequestHandler }) => {
    post('started')
    return createRequestHandler(post)
  })
  return {
    send(request) {
      void handling.then((handle) => handle(request), fail)
    },
    end() {
      isOver = true
    },
  }
}
