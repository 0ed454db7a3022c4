import { fetchUserSettings, patchUserSettings, type UserSettings } from '@sinequa/atomic'
import { useEffect, useState } from 'react'
import { reportError } from './errors'

export interface Bookmark {
  id: string
  title: string
}

interface Stored extends UserSettings {
  bookmarks?: Bookmark[]
  recentSearches?: string[]
}

const MAX_RECENT = 5

// #region bookmarks
export function withBookmark(bookmarks: Bookmark[], bookmark: Bookmark): Bookmark[] {
  const others = bookmarks.filter(({ id }) => id !== bookmark.id)
  return others.length < bookmarks.length ? others : [bookmark, ...bookmarks]
}

/** Writes only these members; everything else stored for the user stays. */
function save(settings: Stored): Promise<unknown> {
  return patchUserSettings<Stored>(settings)
}
// #endregion

// #region recent-searches
export function withRecent(searches: string[], text: string): string[] {
  const begin = text.trim()
  if (begin === '') return searches
  return [begin, ...searches.filter((other) => other !== begin)].slice(0, MAX_RECENT)
}
// #endregion

export interface Settings {
  /** Before the first response, a new list would replace one that is not known yet. */
  loaded: boolean
  bookmarks: Bookmark[]
  recentSearches: string[]
  toggleBookmark: (bookmark: Bookmark) => void
  addRecent: (text: string) => void
}

/** Returns bookmarks and recent searches, stored on the server. The page changes before the server responds. */
export function useSettings(): Settings {
  const [stored, setStored] = useState<Stored>()
  const { bookmarks = [], recentSearches = [] } = stored ?? {}

  useEffect(() => {
    fetchUserSettings<Stored>().then(setStored, reportError)
  }, [])

  const update = (part: Stored) => {
    if (!stored) return
    setStored({ ...stored, ...part })
    save(part).catch((error) => {
      setStored(stored)
      reportError(error)
    })
  }
  return {
    loaded: stored !== undefined,
    bookmarks,
    recentSearches,
    toggleBookmark: (bookmark) => update({ bookmarks: withBookmark(bookmarks, bookmark) }),
    addRecent: (text) => update({ recentSearches: withRecent(recentSearches, text) }),
  }
}
