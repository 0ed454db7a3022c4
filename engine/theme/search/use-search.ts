import { type RefObject, useEffect, useReducer, useRef } from 'react'
import { goToHit } from '../../client/search/landing'
import { rememberSearch } from '../../client/search/recent'
import type { Hit } from '../../client/search/result-views'
import type { SearchState, SearchStore } from '../../client/search/search-store'
import { activeHit, type DialogState, dialogReducer, EMPTY, isBlank } from './dialog-state'

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
  const typed = useRef('')
  const isReady = state === 'ready'
  /** Asked anew each time: typing renders nothing. */
  const isAnswered = () => dialog.results !== undefined && dialog.answered === typed.current

  const ask = () => {
    const query = typed.current
    if (!isReady || isBlank(query)) return
    store.query(query).then((results) => {
      if (query === typed.current) dispatch({ type: 'found', query, results })
    })
  }
  // What was typed before search failed is asked again once it is back.
  useEffect(ask, [store, isReady])

  const choose = (hit: Hit) => {
    rememberSearch(typed.current)
    // It gives the focus back, which then goes to the place of the hit.
    frame.current?.close()
    goToHit(hit.url, hit.words)
  }

  const found = dialog.isHasty && isAnswered()
  useEffect(() => {
    if (!found) return
    const hit = activeHit(dialog)
    dispatch({ type: 'left' })
    if (hit) choose(hit)
  }, [found])

  return {
    dialog,
    choose,
    type(text) {
      typed.current = text
      if (isBlank(text)) return dispatch({ type: 'cleared' })
      if (dialog.isHasty) dispatch({ type: 'left' })
      ask()
    },
    move: (by) => dispatch({ type: 'moved', by }),
    point: (at) => dispatch({ type: 'pointed', at }),
    enter(isApart) {
      const query = typed.current
      const hit = isAnswered() ? activeHit(dialog) : undefined
      if (isBlank(query)) return
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
