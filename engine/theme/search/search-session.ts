import type { Hit } from '../../client/search/result-views'
import type { SearchStore } from '../../client/search/search-store'
import { activeHit, type DialogAction, type DialogState, dialogReducer, EMPTY, isBlank } from './dialog-state'

/** What comes of a session. */
export interface SessionEffects {
  /** Something else is to be seen. */
  show(state: DialogState): void
  /** The reader goes to a hit of a query; in a new tab with `isApart`. */
  go(query: string, hit: Hit, isApart: boolean): void
}

export interface SearchSession {
  state(): DialogState
  /** The text in the input is another one. Typing itself shows nothing: the answer will. */
  type(query: string): void
  /** Asks again what was typed: search failed meanwhile, and is back. */
  again(): void
  move(by: 1 | -1): void
  point(at: number): void
  /** Goes to the active hit, or to the first one as soon as it is known. */
  enter(isApart: boolean): void
  /** Takes back an Enter that still waits for its hit. */
  leave(): void
}

/** What the reader types, what is found, and where that leads: the dialog but for its looks. */
export function createSession(store: SearchStore, { show, go }: SessionEffects): SearchSession {
  let state = EMPTY
  let typed = ''
  /** What Enter asked for before the answer was there. */
  let awaited: { isApart: boolean } | undefined

  const dispatch = (action: DialogAction) => {
    const next = dialogReducer(state, action)
    if (next === state) return
    state = next
    show(state)
  }
  const answered = () => (state.answered === typed ? activeHit(state) : undefined)
  const again = () => {
    const query = typed
    if (store.state() === 'ready' && !isBlank(query))
      store.query(query).then((results) => found(query, results))
  }
  const found = (query: string, results: NonNullable<DialogState['results']>) => {
    if (query !== typed) return
    dispatch({ type: 'found', query, results })
    const hit = answered()
    if (awaited && hit) go(query, hit, awaited.isApart)
    awaited = undefined
  }
  return {
    state: () => state,
    again,
    type(query) {
      typed = query
      awaited = undefined
      if (isBlank(query)) dispatch({ type: 'cleared' })
      else again()
    },
    move: (by) => dispatch({ type: 'moved', by }),
    point: (at) => dispatch({ type: 'pointed', at }),
    enter(isApart) {
      if (isBlank(typed)) return
      const hit = answered()
      if (hit) go(typed, hit, isApart)
      else awaited = { isApart }
    },
    leave() {
      awaited = undefined
    },
  }
}
