import type { KeyboardEvent, RefObject } from 'react'
import { hitsOf } from './dialog-state'
import { DIALOG, PLACEHOLDER } from './dialog-texts'
import { optionId } from './option-id'
import type { Search } from './use-search'

interface SearchInputProps {
  input: RefObject<HTMLInputElement | null>
  search: Search
  listId: string
}

/** The field keeps its text itself: what is typed is there before anything else happens. */
export function SearchInput({ input, search, listId }: SearchInputProps) {
  const { active, results } = search.dialog
  return (
    <input
      ref={input}
      type="text"
      role="combobox"
      aria-label={DIALOG}
      aria-autocomplete="list"
      aria-expanded={hitsOf(results).length > 0}
      aria-controls={listId}
      aria-activedescendant={active < 0 ? undefined : optionId(listId, active)}
      placeholder={PLACEHOLDER}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      enterKeyHint="go"
      onChange={({ target }) => search.type(target.value)}
      onKeyDown={(event) => onKey(event, search)}
    />
  )
}

function onKey(event: KeyboardEvent, { move, enter }: Search): void {
  // Enter then ends a composition: it belongs to the word.
  if (event.nativeEvent.isComposing) return
  switch (event.key) {
    case 'ArrowDown':
      move(1)
      break
    case 'ArrowUp':
      move(-1)
      break
    case 'Enter':
      enter(event.ctrlKey || event.metaKey)
      break
    default:
      return
  }
  event.preventDefault()
}
