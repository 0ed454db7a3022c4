import type { Suggestion } from '@sinequa/atomic'
import type { MockDocument } from '../types'
import { columnValues } from './filters'
import { wordsOf } from './words'

const MAX_SUGGESTIONS = 5

/** Returns words of titles that begin with the last word of the text, the most frequent first. */
export function titleWords(documents: readonly MockDocument[], text: string): Suggestion[] {
  const begin = wordsOf(text).at(-1)
  if (begin === undefined) return []
  const words = documents.flatMap(({ title }) => [...new Set(wordsOf(title))])
  return mostFrequent(
    'title',
    words.filter((word) => word.startsWith(begin) && word !== begin),
  )
}

/** Returns values of a column with a word that begins with the text, the most frequent first. */
export function columnSuggestions(
  documents: readonly MockDocument[],
  column: string,
  text: string,
): Suggestion[] {
  const wanted = wordsOf(text).join(' ')
  if (wanted === '') return []
  const values = documents.flatMap((document) => columnValues(document[column]).map(String))
  return mostFrequent(
    column,
    values.filter((value) => ` ${wordsOf(value).join(' ')}`.includes(` ${wanted}`)),
  )
}

function mostFrequent(category: string, values: readonly string[]): Suggestion[] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts]
    .sort(([a, most], [b, more]) => more - most || (a < b ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(([display, count]) => ({ category, display, frequency: String(count) }))
}
