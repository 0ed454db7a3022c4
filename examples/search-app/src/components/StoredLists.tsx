import {
  navigate,
  openPreview,
  readState,
  type SearchState,
} from '../location'
import { removeBookmark, removeSearch, type Settings } from '../settings'
import { StoredList } from './StoredList'

/** The user's saved searches and bookmarks. */
export function StoredLists({
  state,
  settings,
}: {
  state: SearchState
  settings: Settings
}) {
  const { savedSearches, bookmarks, update } = settings
  return (
    <>
      <StoredList
        name="Saved searches"
        icon="bookmark"
        empty="Save a search to find it here."
        entries={savedSearches.map(({ url, label }) => ({
          key: url,
          label,
        }))}
        onOpen={(url) =>
          navigate(readState(new URL(url, location.href).href))
        }
        onRemove={(url) => update(removeSearch(url))}
      />
      <StoredList
        name="Bookmarks"
        icon="star"
        empty="Mark a document with the star to find it here."
        entries={bookmarks.map(({ id, title }) => ({
          key: id,
          label: title,
        }))}
        onOpen={(id) => openPreview(state, id)}
        onRemove={(id) => update(removeBookmark(id))}
      />
    </>
  )
}
