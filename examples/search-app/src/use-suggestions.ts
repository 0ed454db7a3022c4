import { fetchSuggest } from '@sinequa/atomic'
import { useEffect, useState } from 'react'
import { reportError } from './errors'

const DELAY = 150
const MAX_SUGGESTIONS = 8

// #region suggestions
/** Completions of a text. The library sends one request a call, so the pause while typing is made here. */
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
  // Undefined where the server has no suggestion.
  const suggestions = (await fetchSuggest(suggestQuery, text)) ?? []
  return [...new Set(suggestions.map(({ display }) => display))].slice(0, MAX_SUGGESTIONS)
}
// #endregion
