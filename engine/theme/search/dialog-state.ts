import type { Hit, Results } from '../../client/search/search-store'

export interface DialogState {
  /** As it stands in the input. */
  query: string
  /** The last that came. They stay until others are there, so that nothing blinks while a word is typed. */
  results: Results | undefined
  /** The query that `results` answer, as it stood in the input. */
  answered: string
  /** Number of the active hit among all that are shown; -1 where there is none. */
  active: number
  /** Enter came before the results did: the first of them is gone to as soon as they are there. */
  isHasty: boolean
}

export type DialogAction =
  | { type: 'typed'; query: string }
  | { type: 'found'; query: string; results: Results }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'pointed'; at: number }
  | { type: 'entered' }
  | { type: 'left' }

export const EMPTY: DialogState = { query: '', results: undefined, answered: '', active: -1, isHasty: false }

/** What becomes of the dialog: everything but the focus and the history. */
export function dialogReducer(state: DialogState, action: DialogAction): DialogState {
  switch (action.type) {
    case 'typed':
      if (isBlank(action.query)) return { ...EMPTY, query: action.query }
      return { ...state, query: action.query, isHasty: false }
    case 'found':
      return action.query === state.query && !isBlank(action.query)
        ? withResults(state, action.results)
        : state
    case 'moved':
      return { ...state, active: moved(state, action.by) }
    case 'pointed':
      return action.at === state.active ? state : { ...state, active: action.at }
    case 'entered':
      // The results may have come since the key was pressed: they are gone to all the same.
      return { ...state, isHasty: !isBlank(state.query) }
    case 'left':
      return { ...state, isHasty: false }
  }
}

/** Whether the results that are shown are those of the query that is typed. */
export function isAnswered({ query, results, answered }: DialogState): boolean {
  return results !== undefined && answered === query
}

/** All hits in the order in which they are shown. */
export function hitsOf(results: Results | undefined): Hit[] {
  return results?.pages.flatMap(({ hits }) => hits) ?? []
}

/** The hit that Enter goes to. */
export function activeHit({ results, active }: DialogState): Hit | undefined {
  return hitsOf(results)[active]
}

export function isBlank(query: string): boolean {
  return query.trim() === ''
}

function withResults(state: DialogState, results: Results): DialogState {
  return { ...state, results, answered: state.query, active: results.pages.length > 0 ? 0 : -1 }
}

function moved({ results, active }: DialogState, by: 1 | -1): number {
  const { length } = hitsOf(results)
  if (length === 0) return -1
  if (active === -1) return by === 1 ? 0 : length - 1
  return (active + by + length) % length
}
