import { fetchUserSettings, patchUserSettings } from '@sinequa/atomic'
import { expect, test } from 'vitest'
import {
  addBookmark,
  addRecent,
  removeBookmark,
  removeSearch,
  saveSearch,
  write,
} from './settings'
import { useMockServer } from './testing'

const PLAN = { id: 'documents|1', title: 'Plan' }
const REPORT = { id: 'documents|2', title: 'Report' }
const WIND = { url: '?q=wind', label: 'wind' }

test('a bookmark is added once, and removed', () => {
  const both = addBookmark(REPORT)({ bookmarks: [PLAN] })
  expect(both).toEqual({ bookmarks: [REPORT, PLAN] })
  expect(addBookmark(REPORT)(both)).toEqual(both)
  expect(removeBookmark(REPORT.id)(both)).toEqual({ bookmarks: [PLAN] })
})

test('a search is saved once, and removed', () => {
  expect(saveSearch(WIND)({ savedSearches: [WIND] })).toEqual({
    savedSearches: [WIND],
  })
  expect(removeSearch(WIND.url)({ savedSearches: [WIND] })).toEqual({
    savedSearches: [],
  })
})

test('recent searches are five, the newest first, each once', () => {
  const recent = (text: string, ...recentSearches: string[]) =>
    addRecent(text)({ recentSearches })
  expect(recent('f', 'a', 'b', 'c', 'd', 'e')).toEqual({
    recentSearches: ['f', 'a', 'b', 'c', 'd'],
  })
  expect(recent(' b ', 'a', 'b')).toEqual({ recentSearches: ['b', 'a'] })
  expect(recent(' ', 'a')).toEqual({})
})

test('a write keeps what another tab has written meanwhile, and what others have stored', async () => {
  useMockServer()
  await patchUserSettings({ bookmarks: [PLAN], language: 'fr' })
  await write(addBookmark(REPORT))
  expect(await fetchUserSettings()).toEqual({
    bookmarks: [REPORT, PLAN],
    language: 'fr',
  })
})
