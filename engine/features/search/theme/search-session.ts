import type { Hit, Results } from '../client/result-views'
import type { SearchStore } from '../client/search-store'

/** The state of the dialog. The query being typed is only in the input, so that a keystroke renders nothing. */
export interface SearchState {
  /** The latest results. They stay until others arrive, so that nothing flickers while the reader types. */
  results: Results | undefined
  /** The query of these results, as it was in the input. */
  answered: string
  /** Index of the active hit among all of them, or their count for the option that shows more; -1 for none. */
  active: number
}

export const EMPTY: SearchState = { results: undefined, answered: '', active: -1 }

/** Navigates to a hit of a query, in a new tab if `isApart`. */
export type Go = (query: string, hit: Hit, isApart: boolean) => void

export interface SearchSession {
  subscribe(listener: () => void): () => void
  state(): SearchState
  /** Call with the text of the input. The state changes when its results arrive. */
  type(query: string): void
  /** Searches a part of the site, or all of it. */
  narrow(part: string | undefined): void
  /** Sends the same query again, after search failed and was restarted. */
  again(): void
  /** Loads more hits; the first of them becomes active. */
  more(): void
  move(by: 1 | -1): void
  point(at: number): void
  /** Navigates to the active hit, or shows more. Before there are results, navigates to the first one to arrive. */
  enter(isApart: boolean): void
  /** Cancels an Enter that still waits for its results. */
  leave(): void
}

/** Returns a session, which turns input into queries, results and navigation. It does not access the document. */
export function createSession(store: SearchStore, go: Go): SearchSession {
  const listeners = new Set<() => void>()
  let state = EMPTY
  let typed = ''
  let part: string | undefined
  let rounds = 1
  /** The index that the next answer makes active. */
  let next = 0
  /** An Enter that came before its results. */
  let awaited: { isApart: boolean } | undefined

  const enterState = (next: SearchState) => {
    if (next.results === state.results && next.active === state.active) return
    state = next
    for (const listener of listeners) listener()
  }
  const again = () => {
    const query = typed
    if (store.state() === 'ready' && query.trim() !== '')
      store.query(query, rounds, part).then((results) => showResults(query, results))
  }
  const showResults = (answered: string, results: Results) => {
    if (answered !== typed) return
    const hits = hitsOf(results)
    const [hit] = hits
    enterState({ results, answered, active: Math.min(next, hits.length - 1) })
    next = 0
    if (awaited && hit) go(answered, hit, awaited.isApart)
    awaited = undefined
  }
  const restart = () => {
    rounds = 1
    next = 0
    awaited = undefined
  }
  const more = () => {
    rounds++
    next = hitsOf(state.results).length
    again()
  }
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    again,
    more,
    type(query) {
      typed = query
      restart()
      if (query.trim() === '') enterState(EMPTY)
      else again()
    },
    narrow(chosen) {
      part = chosen
      restart()
      again()
    },
    move: (by) => enterState({ ...state, active: nextActive(state, by) }),
    point: (active) => enterState({ ...state, active }),
    enter(isApart) {
      if (typed.trim() === '') return
      const isAnswered = state.answered === typed
      const hits = hitsOf(state.results)
      const hit = hits[state.active]
      if (isAnswered && hit) go(typed, hit, isApart)
      else if (isAnswered && state.active === hits.length) more()
      else awaited = { isApart }
    },
    leave() {
      awaited = undefined
    },
  }
}

/** Returns all hits in display order. */
export function hitsOf(results: Results | undefined): Hit[] {
  return results?.pages.flatMap(({ hits }) => hits) ?? []
}

/** The arrows wrap around at both ends. The option that shows more comes after the hits. */
function nextActive({ results, active }: SearchState, by: 1 | -1): number {
  const length = hitsOf(results).length + (results?.hasMore ? 1 : 0)
  if (length === 0) return -1
  if (active === -1) return by === 1 ? 0 : length - 1
  return (active + by + length) % length
}
