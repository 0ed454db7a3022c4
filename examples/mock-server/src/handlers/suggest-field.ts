import type { Suggestion } from '@sinequa/atomic'
import type { Call } from '../route'
import { columnSuggestions } from '../search/suggest'

/** Serves `fetchSuggestField`: values of columns. */
export function suggestField({ state, fields }: Call): { suggests: Suggestion[] } {
  const { fields: columns = [], text = '' } = fields
  return { suggests: columns.flatMap((column) => columnSuggestions(state.documents, column, text)) }
}
