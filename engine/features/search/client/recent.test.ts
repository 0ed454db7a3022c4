import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '../../../client/stores/testing'
import { forgetSearches, recentSearches, rememberSearch } from './recent'

let kept: Map<string, string>

beforeEach(() => {
  kept = stubStorage()
})

afterEach(() => vi.unstubAllGlobals())

test('the last five searches are kept, each once, the last one first', () => {
  for (const query of ['a', 'b', 'c', ' b ', 'd', 'e', 'f']) rememberSearch(query)
  expect(recentSearches()).toEqual(['f', 'e', 'd', 'b', 'c'])
})

test('an empty query or a page of text is not kept, and clearing removes all', () => {
  rememberSearch('  ')
  rememberSearch('x'.repeat(100))
  expect(kept.size).toBe(0)
  rememberSearch('tide')
  forgetSearches()
  expect([recentSearches(), kept.size]).toEqual([[], 0])
})

test('whatever is stored, only short texts are read from it', () => {
  for (const stored of [
    '{',
    '7',
    'null',
    '{"length":1}',
    '[1,{"a":2},null]',
    JSON.stringify(['x'.repeat(100_000)]),
  ]) {
    kept.set('docs-recent-searches', stored)
    expect(recentSearches(), stored).toEqual([])
  }
})
