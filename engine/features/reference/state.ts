import type { FeatureSetup } from '../../feature'
import type { ShownNames } from './samples/compile/place-names'

/** What all locales of a site share, and what survives an edit of its configuration. */
interface State {
  /** Observations that this process has written; see `Observer`. */
  recorded: Set<string>
  /** Descriptions of the names in samples, from the last check that has finished, by path of their file. */
  names: ReadonlyMap<string, ShownNames>
}

const states = new WeakMap<object, State>()

export function stateOf({ sources: { fences } }: Pick<FeatureSetup, 'sources'>): State {
  const known = states.get(fences)
  if (known) return known
  const state: State = { recorded: new Set(), names: new Map() }
  states.set(fences, state)
  return state
}
