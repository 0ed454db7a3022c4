import { type RefObject, useEffect, useReducer } from 'react'
import { goToHit } from '../../client/search/landing'
import { rememberSearch } from '../../client/search/recent'
import type { Hit, SearchState, SearchStore } from '../../client/search/search-store'
import { activeHit, type DialogState, dialogReducer, EMPTY, isAnswered, isBlank } from './dialog-state'

export interface Search {
  dialog: DialogState
  type(query: string): void
  move(by: 1 | -1): void
  point(at: number): void
  /** Enter: to the active hit, or to the first one as soon as it is known; in a new tab with `isApart`. */
  enter(isApart: boolean): void
  choose(hit: Hit): void
}

/** The state of the dialog, and what comes of it. */
export function useSearch(
  store: SearchStore,
  state: SearchState,
  frame: RefObject<HTMLDialogElement | null>,
): Search {
  const [dialog, dispatch] = useReducer(dialogReducer, EMPTY)
  const { query } = dialog
  const isReady = state === 'ready'

  useEffect(() => {
    if (!isReady || isBlank(query)) return
    store.query(query).then((results) => dispatch({ type: 'found', query, results }))
  }, [store, isReady, query])

  const choose = (hit: Hit) => {
    rememberSearch(query)
    // It gives the focus back, which then goes to the place of the hit.
    frame.current?.close()
    goToHit(hit.url, hit.words)
  }

  const { isHasty } = dialog
  const found = isHasty && isAnswered(dialog)
  useEffect(() => {
    if (!found) return
    const hit = activeHit(dialog)
    dispatch({ type: 'left' })
    if (hit) choose(hit)
  }, [found])

  return {
    dialog,
    choose,
    type: (text) => dispatch({ type: 'typed', query: text }),
    move: (by) => dispatch({ type: 'moved', by }),
    point: (at) => dispatch({ type: 'pointed', at }),
    enter(isApart) {
      const hit = isAnswered(dialog) ? activeHit(dialog) : undefined
      if (!hit) dispatch({ type: 'entered' })
      else if (isApart) openApart(query, hit)
      else choose(hit)
    },
  }
}

function openApart(query: string, { url }: Hit): void {
  rememberSearch(query)
  open(url, '_blank', 'noopener')
}
