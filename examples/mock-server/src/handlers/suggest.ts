import type { Suggestion } from '@sinequa/atomic'
import type { Call } from '../route'
import { columnSuggestions, titleWords } from '../search/suggest'

/** The columns that each suggest query searches. */
export const SUGGEST_QUERIES: Readonly<Record<string, readonly string[]>> = {
  titles: ['title'],
  everything: ['title', 'company', 'person', 'geo'],
}

/** Serves `fetchSuggest`, and the older `fetchSuggestQuery`. */
export function suggest({ state, fields }: Call): { suggests: Suggestion[] } {
  const { suggestQuery = '', text = '' } = fields
  const kinds = [fields.kinds ?? SUGGEST_QUERIES[suggestQuery] ?? ['title']].flat()
  const suggestions = kinds.flatMap((kind) =>
    kind === 'title' ? titleWords(state.documents, text) : columnSuggestions(state.documents, kind, text),
  )
  return { suggests: suggestions }
}
