import { useRef } from 'react'
import { navigate, useSearchState } from '../location'
import type { Bookmark } from '../use-settings'

interface BookmarksProps {
  bookmarks: Bookmark[]
  onRemove: (bookmark: Bookmark) => void
}

export function Bookmarks({ bookmarks, onRemove }: BookmarksProps) {
  const state = useSearchState()
  const popover = useRef<HTMLDivElement>(null)
  const open = ({ id }: Bookmark) => {
    // Returns the focus to the button that stays, to which the preview returns it on closing.
    popover.current?.hidePopover()
    navigate({ ...state, id })
  }
  const remove = (bookmark: Bookmark) => {
    // The button that has the focus is about to disappear.
    popover.current?.focus()
    onRemove(bookmark)
  }
  return (
    <>
      <button type="button" className="quiet" popoverTarget="bookmarks">
        Bookmarks <span className="count">{bookmarks.length}</span>
      </button>
      <div
        ref={popover}
        id="bookmarks"
        className="bookmarks"
        popover="auto"
        role="dialog"
        aria-label="Bookmarks"
        tabIndex={-1}
      >
        {bookmarks.length === 0 && <p>Mark a document with the star to find it here.</p>}
        <ul>
          {bookmarks.map((bookmark) => (
            <li key={bookmark.id}>
              <button type="button" className="link" onClick={() => open(bookmark)}>
                {bookmark.title}
              </button>
              <button
                type="button"
                className="icon"
                aria-label={`Remove ${bookmark.title}`}
                onClick={() => remove(bookmark)}
              >
                ×
              </button>
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
