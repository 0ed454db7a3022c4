import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useDraft } from '../use-draft'
import { useShortcut } from '../use-shortcut'
import { useSuggestions } from '../use-suggestions'

interface SearchBoxProps {
  /** The text of the search on the screen. */
  text: string
  suggestQuery: string
  /** Suggested while the box is empty. */
  recentSearches: string[]
  onSearch: (text: string) => void
}

/** A combobox: the focus stays in the field while the arrow keys move through the list. */
export function SearchBox({ text, suggestQuery, recentSearches, onSearch }: SearchBoxProps) {
  const [draft, setDraft] = useDraft(text)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useShortcut('/', field)
  const suggestions = useSuggestions(suggestQuery, open ? draft : '')
  const options = draft === '' ? recentSearches : suggestions
  const shown = open && options.length > 0

  const edit = (value: string) => {
    setDraft(value)
    setActive(-1)
    setOpen(true)
  }
  const submit = (value: string) => {
    setDraft(value)
    setActive(-1)
    setOpen(false)
    onSearch(value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      // By default, browsers would also clear the field.
      event.preventDefault()
      return setOpen(false)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || options.length === 0) return
    event.preventDefault()
    setOpen(true)
    // There is one more position than there are options: the field itself.
    setActive(((active + 1 + step + options.length + 1) % (options.length + 1)) - 1)
  }

  return (
    <search>
      <form
        className="search-box"
        onSubmit={(event) => {
          event.preventDefault()
          submit((shown && options[active]) || draft)
        }}
      >
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          placeholder="Search documents (press /)"
          value={draft}
          onChange={(event) => edit(event.target.value)}
          onFocus={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className="primary">
          Search
        </button>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={draft === '' ? 'Recent searches' : 'Suggestions'}
          hidden={!shown}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field.
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles keys.
            <div
              key={option}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              // Otherwise, the field would lose the focus, and the list close before the click.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => submit(option)}
            >
              {option}
            </div>
          ))}
        </div>
      </form>
    </search>
  )
}
