import { fetchSuggest } from '@sinequa/atomic'
import { useEffect, useState } from 'react'
import { reportError } from './errors'

const DELAY = 150
const MAX_SUGGESTIONS = 8

// #region suggestions
/** Returns completions of a text. The library sends a request for each call, so this waits for a pause in typing. */
export function useSuggestions(suggestQuery: string, text: string): string[] {
  const [suggestions, setSuggestions] = useState<string[]>([])
  useEffect(() => {
    let current = true
    const show = (found: string[]) => {
      if (current) setSuggestions(found)
    }
    const timer = setTimeout(() => suggest(suggestQuery, text).then(show, reportError), DELAY)
    return () => {
      current = false
      clearTimeout(timer)
    }
  }, [suggestQuery, text])
  return suggestions
}

export async function suggest(suggestQuery: string, text: string): Promise<string[]> {
  if (text.trim() === '') return []
  // Undefined if the server has no suggestions.
  const suggestions = (await fetchSuggest(suggestQuery, text)) ?? []
  return [...new Set(suggestions.map(({ display }) => display))].slice(0, MAX_SUGGESTIONS)
}
// #endregion
