import type { Hit, Results } from '../../client/search/result-views'

/** What is shown. The query being typed is not in it: the input has that, so that a keystroke renders nothing. */
export interface DialogState {
  /** The last that came. They stay until others are there, so that nothing blinks while a word is typed. */
  results: Results | undefined
  /** The query that `results` answer, as it stood in the input. */
  answered: string
  /** Number of the active hit among all that are shown; -1 where there is none. */
  active: number
}

export type DialogAction =
  | { type: 'cleared' }
  | { type: 'found'; query: string; results: Results }
  | { type: 'moved'; by: 1 | -1 }
  | { type: 'pointed'; at: number }

export const EMPTY: DialogState = { results: undefined, answered: '', active: -1 }

/** What becomes of the dialog: everything but the focus and the history. */
export function dialogReducer(state: DialogState, action: DialogAction): DialogState {
  switch (action.type) {
    case 'cleared':
      return EMPTY
    case 'found':
      return { ...state, results: action.results, answered: action.query, active: firstOf(action.results) }
    case 'moved':
      return { ...state, active: moved(state, action.by) }
    case 'pointed':
      return action.at === state.active ? state : { ...state, active: action.at }
  }
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

function firstOf({ pages }: Results): number {
  return pages.length > 0 ? 0 : -1
}

function moved({ results, active }: DialogState, by: 1 | -1): number {
  const { length } = hitsOf(results)
  if (length === 0) return -1
  if (active === -1) return by === 1 ? 0 : length - 1
  return (active + by + length) % length
}
