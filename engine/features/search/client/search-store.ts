import { isSlow, lookForNewBuild, whenIdle } from '../../../kit/browser/scripts'
import type { SearchAnswer, SearchRequest, SearchSource } from './request-handler'
import type { Results } from './result-views'
import { type Searcher, startWorker } from './start-worker'

/**
 * `waiting` before anything is loaded; `asleep` if nothing is until the reader wants to search; `indexed` with the index,
 * but without the documents, which load when the reader is about to search.
 */
export type SearchState = 'waiting' | 'asleep' | 'loading' | 'indexed' | 'ready' | 'failed'

export interface SearchStore {
  /** From the first listener on, the index loads as soon as the page is idle, except on a slow connection. */
  subscribe(listener: () => void): () => void
  state(): SearchState
  /** Loads all of search once, and again after a failure, for a reader who is about to use it. */
  start(): void
  /** After `start`. Resolves for the last call only, and never if search fails. Each further round returns more hits. */
  query(text: string, rounds?: number, part?: string): Promise<Results>
}

/** How long the script of the worker may take, in ms. Once it runs, it tells by itself if something does not come. */
const PATIENCE = 20_000

/** Returns search in a worker, so that the page neither parses the index nor looks anything up in it. */
export function createSearchStore(source: () => SearchSource): SearchStore {
  const listeners = new Set<() => void>()
  let state: SearchState = 'waiting'
  let worker: Searcher | undefined
  let last = 0
  let resolveLast: (results: Results) => void
  let late: ReturnType<typeof setTimeout> | undefined

  const enter = (next: SearchState) => {
    if (next === state) return
    state = next
    for (const listener of listeners) listener()
  }
  const fail = () => {
    clearTimeout(late)
    worker?.end()
    worker = undefined
    enter('failed')
    void lookForNewBuild()
  }
  const take = (answer: SearchAnswer) => {
    clearTimeout(late)
    if (answer === 'failed') fail()
    else if (answer === 'started') return
    else if (typeof answer === 'string') enter(answer)
    else if (answer.number === last) resolveLast(answer.results)
  }
  const send = (request: SearchRequest) => worker?.send(request)
  const load = () => {
    if (worker) return
    worker = startWorker(take, fail)
    late = setTimeout(fail, PATIENCE)
    send({ ...source(), again: state === 'failed' })
    enter('loading')
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      if (listeners.size === 1 && state === 'waiting') {
        if (isSlow()) enter('asleep')
        else whenIdle(load)
      }
      return () => listeners.delete(listener)
    },
    state: () => state,
    start() {
      load()
      send('prepare')
    },
    query(text, rounds = 1, part) {
      return new Promise((resolve) => {
        resolveLast = resolve
        send({ number: ++last, text, rounds, part })
      })
    },
  }
}
