import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { suggestionsOptions } from '../queries'
import { SearchBox } from './SearchBox'

interface SuggestBoxProps {
  text: string
  suggestQuery: string
  /** Suggested while the box is empty. */
  recentSearches: string[]
  onSearch: (text: string) => void
}

/** The search box, with completions of what the user types. */
export function SuggestBox({
  text,
  suggestQuery,
  recentSearches,
  onSearch,
}: SuggestBoxProps) {
  const [typed, setTyped] = useState('')
  const { data: suggestions = [] } = useQuery(
    suggestionsOptions(suggestQuery, typed),
  )
  const isEmpty = typed.trim() === ''
  return (
    <SearchBox
      text={text}
      options={isEmpty ? recentSearches : suggestions}
      optionsLabel={isEmpty ? 'Recent searches' : 'Suggestions'}
      onType={setTyped}
      onSearch={onSearch}
    />
  )
}
