import { navigate, useSearchState } from '../location'
import type { Bookmark } from '../use-settings'

interface BookmarksProps {
  bookmarks: Bookmark[]
  onRemove: (bookmark: Bookmark) => void
}

export function Bookmarks({ bookmarks, onRemove }: BookmarksProps) {
  const state = useSearchState()
  return (
    <>
      <button type="button" className="quiet" popoverTarget="bookmarks">
        Bookmarks <span className="count">{bookmarks.length}</span>
      </button>
      <div id="bookmarks" className="bookmarks" popover="auto" role="dialog" aria-label="Bookmarks">
        {bookmarks.length === 0 && <p>Mark a document with the star to find it here.</p>}
        <ul>
          {bookmarks.map((bookmark) => (
            <li key={bookmark.id}>
              <button type="button" className="link" onClick={() => navigate({ ...state, id: bookmark.id })}>
                {bookmark.title}
              </button>
              <button
                type="button"
                className="icon"
                aria-label={`Remove ${bookmark.title}`}
                onClick={() => onRemove(bookmark)}
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
