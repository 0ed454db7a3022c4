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
}

/** What the reader types, what is found, and where that leads: the dialog but for its looks. */
export function createSession(store: SearchStore, { show, go }: SessionEffects): SearchSession {
  let state = EMPTY
  let typed = ''

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
    if (!state.isHasty) return
    dispatch({ type: 'left' })
    const hit = answered()
    if (hit) go(query, hit, false)
  }
  return {
    state: () => state,
    again,
    type(query) {
      typed = query
      if (isBlank(query)) return dispatch({ type: 'cleared' })
      dispatch({ type: 'left' })
      again()
    },
    move: (by) => dispatch({ type: 'moved', by }),
    point: (at) => dispatch({ type: 'pointed', at }),
    enter(isApart) {
      if (isBlank(typed)) return
      const hit = answered()
      if (hit) go(typed, hit, isApart)
      else dispatch({ type: 'entered' })
    },
  }
}
