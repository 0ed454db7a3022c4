import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useDraft } from '../use-draft'
import { useShortcut } from '../use-shortcut'
import { Icon } from './Icon'

interface SearchBoxProps {
  /** The text of the search on the screen. */
  text: string
  /** Offered below the box. */
  options?: string[]
  optionsLabel?: string
  /**
   * Called with what is in the box while the list is open, or else with an
   * empty text.
   */
  onType?: (text: string) => void
  onSearch: (text: string) => void
}

/**
 * A combobox: the focus stays in the field while the arrow keys move
 * through the list.
 */
export function SearchBox({
  text,
  options = [],
  optionsLabel,
  onType,
  onSearch,
}: SearchBoxProps) {
  const [draft, setDraft] = useDraft(text)
  const [open, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useShortcut('/', field)
  const shown = open && options.length > 0

  const show = (isOpen: boolean, value = draft) => {
    setOpen(isOpen)
    onType?.(isOpen ? value : '')
  }
  const edit = (value: string) => {
    setDraft(value)
    setActive(-1)
    show(true, value)
  }
  const submit = (value: string) => {
    setDraft(value)
    setActive(-1)
    show(false)
    onSearch(value)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && shown) {
      // By default, browsers would also clear the field.
      event.preventDefault()
      return show(false)
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || options.length === 0) return
    event.preventDefault()
    show(true)
    // There is one more position than there are options: the field itself.
    setActive(
      ((active + 1 + step + options.length + 1) % (options.length + 1)) - 1,
    )
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
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          role="combobox"
          aria-label="Search"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={
            shown && active >= 0 ? `${id}-${active}` : undefined
          }
          autoComplete="off"
          placeholder="Search documents"
          value={draft}
          onChange={(event) => edit(event.target.value)}
          onFocus={() => show(true)}
          onBlur={() => show(false)}
          onKeyDown={onKeyDown}
        />
        <span className="key" aria-hidden="true">
          /
        </span>
        <button type="submit" className="hidden">
          Search
        </button>
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={optionsLabel}
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
              // Otherwise, the field would lose the focus, and the list
              // close before the click.
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
