import { useId, useRef } from 'react'
import { Icon, type IconName } from './Icon'

interface Entry {
  key: string
  label: string
}

interface StoredListProps {
  name: string
  icon: IconName
  entries: Entry[]
  /** Shown instead of an empty list. */
  empty: string
  onOpen: (key: string) => void
  onRemove: (key: string) => void
}

/** A button with the number of entries, and the list that it opens. */
export function StoredList({
  name,
  icon,
  entries,
  empty,
  onOpen,
  onRemove,
}: StoredListProps) {
  const id = useId()
  const popover = useRef<HTMLDivElement>(null)
  const open = (key: string) => {
    // Returns the focus to the button that stays, to which the preview
    // returns it on closing.
    popover.current?.hidePopover()
    onOpen(key)
  }
  const remove = (key: string) => {
    // The button that has the focus is about to disappear.
    popover.current?.focus()
    onRemove(key)
  }
  return (
    <>
      <button type="button" className="quiet" popoverTarget={id}>
        <Icon name={icon} />
        <span className="wide-only">{name}</span>{' '}
        <span className="count">{entries.length}</span>
      </button>
      <div
        ref={popover}
        id={id}
        className="menu"
        popover="auto"
        role="dialog"
        aria-label={name}
        tabIndex={-1}
      >
        {entries.length === 0 && <p>{empty}</p>}
        <ul>
          {entries.map(({ key, label }) => (
            <li key={key}>
              <button
                type="button"
                className="link"
                onClick={() => open(key)}
              >
                {label}
              </button>
              <button
                type="button"
                className="icon"
                aria-label={`Remove ${label}`}
                onClick={() => remove(key)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
