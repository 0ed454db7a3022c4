import { fetchUserSettings, patchUserSettings } from '@sinequa/atomic'
import {
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { startTransition, useOptimistic, useState } from 'react'
import { messageOf } from './errors'

export interface Bookmark {
  id: string
  title: string
}

export interface SavedSearch {
  label: string
  /** The query string of its address. */
  url: string
}

/**
 * What this application stores for a user. Other applications may store
 * more.
 */
interface Stored {
  bookmarks?: Bookmark[]
  savedSearches?: SavedSearch[]
  recentSearches?: string[]
}

// #region changes
/**
 * Returns the lists that change. The same change twice is the same as once,
 * which optimistic updates need.
 */
export type Change = (stored: Stored) => Stored

export function addBookmark(bookmark: Bookmark): Change {
  return ({ bookmarks = [] }) => ({
    bookmarks: [
      bookmark,
      ...bookmarks.filter(({ id }) => id !== bookmark.id),
    ],
  })
}

export function removeBookmark(id: string): Change {
  return ({ bookmarks = [] }) => ({
    bookmarks: bookmarks.filter((bookmark) => bookmark.id !== id),
  })
}

export function saveSearch(search: SavedSearch): Change {
  return ({ savedSearches = [] }) => ({
    savedSearches: [
      search,
      ...savedSearches.filter(({ url }) => url !== search.url),
    ],
  })
}

export function removeSearch(url: string): Change {
  return ({ savedSearches = [] }) => ({
    savedSearches: savedSearches.filter((search) => search.url !== url),
  })
}

const MAX_RECENT = 5

export function addRecent(text: string): Change {
  const begin = text.trim()
  return ({ recentSearches = [] }) => {
    if (begin === '') return {}
    const others = recentSearches.filter((other) => other !== begin)
    return { recentSearches: [begin, ...others].slice(0, MAX_RECENT) }
  }
}
// #endregion

// #region settings
const settingsOptions = queryOptions({
  queryKey: ['settings'],
  queryFn: () => fetchUserSettings<Stored>(),
})

/**
 * Reads before it writes, because a patch replaces whole lists, and another
 * tab may have changed them.
 */
export async function write(change: Change): Promise<Stored> {
  const stored = await fetchUserSettings<Stored>()
  const changed = change(stored)
  await patchUserSettings<Stored>(changed)
  return { ...stored, ...changed }
}

/**
 * Returns what the user has stored on the server. The page shows a change
 * before the server has answered.
 */
export function useSettings() {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery(settingsOptions)
  const { mutateAsync } = useMutation({
    mutationFn: write,
    // One write after the other: each of them reads what the one before has
    // written.
    scope: { id: 'settings' },
    onSuccess: (stored) =>
      client.setQueryData(settingsOptions.queryKey, stored),
  })
  const [shown, show] = useOptimistic(
    data,
    (stored, change: Change) => stored && { ...stored, ...change(stored) },
  )
  const [failure, setFailure] = useState<unknown>()

  const update = (change: Change) =>
    startTransition(async () => {
      show(change)
      await mutateAsync(change).catch(setFailure)
    })
  return {
    loaded: data !== undefined,
    bookmarks: shown?.bookmarks ?? [],
    savedSearches: shown?.savedSearches ?? [],
    recentSearches: shown?.recentSearches ?? [],
    update,
    loadProblem:
      error &&
      `Your bookmarks and searches could not be loaded. ${messageOf(error)}`,
    writeProblem:
      failure !== undefined
        ? `Your change was not saved. ${messageOf(failure)}`
        : undefined,
    reload: () => void refetch(),
    dismiss: () => setFailure(undefined),
  }
}
// #endregion

export type Settings = ReturnType<typeof useSettings>
