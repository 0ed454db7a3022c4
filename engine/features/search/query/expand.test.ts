import { expect, test } from 'vitest'
import { expandWords, maxTypos } from './expand'
import { parseQuery } from './query-words'
import { testPage, vocabularyOf } from './testing'

const vocabulary = vocabularyOf([
  testPage('deleteWebTokenCookie', 'stored bookmarks'),
  testPage('store', 'Storing aggregations'),
])

function expand(text: string) {
  return expandWords(parseQuery(text).words, vocabulary).map(({ terms }) =>
    [...terms].sort((a, b) => b[1] - a[1]).map(([term]) => term),
  )
}

test('a word matches itself first, then its forms', () => {
  const [terms] = expand('store ')
  expect(terms?.[0]).toBe('store')
  expect(terms?.slice(1).sort()).toEqual(['stored', 'storing'])
})

test('a word also matches its synonyms, with less weight', () => {
  const [{ terms } = { terms: new Map() }] = expandWords(parseQuery('persist them').words, vocabulary)
  expect(terms.get('store')).toBeLessThan(0.5)
})

test('the last word may be the beginning of a longer one', () => {
  expect(expand('aggreg')).toEqual([['aggregations']])
})

test('a word matches terms that contain it', () => {
  expect(expand('TokenCookie')).toEqual([['deletewebtokencookie']])
})

test('consecutive words match the identifier made of them', () => {
  for (const terms of expand('web token')) expect(terms).toContain('deletewebtokencookie')
})

test('typos are considered only if nothing else matches', () => {
  expect(expand('bookmaks')).toEqual([['bookmarks']])
  expect(expand('cookie')[0]).not.toContain('bookmarks')
})

test('short words may have no typo', () => {
  expect([3, 5, 9, 14].map(maxTypos)).toEqual([0, 1, 2, 3])
})
