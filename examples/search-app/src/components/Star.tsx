import type { Article } from '@sinequa/atomic'
import { addBookmark, removeBookmark, type Settings } from '../settings'
import { Icon } from './Icon'

export function Star({
  article: { id, title },
  settings,
}: {
  article: Article
  settings: Settings
}) {
  const marked = settings.bookmarks.some((bookmark) => bookmark.id === id)
  return (
    <button
      type="button"
      className="icon star"
      aria-label={`Bookmark ${title}`}
      aria-pressed={marked}
      disabled={!settings.loaded}
      onClick={() =>
        settings.update(
          marked ? removeBookmark(id) : addBookmark({ id, title }),
        )
      }
    >
      <Icon name="star" />
    </button>
  )
}
