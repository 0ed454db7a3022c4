import lunr from 'lunr'
import { expect, test } from 'vitest'
import { section, testOptions, testPage } from '../query/testing'
import { buildSearch, digestOf } from './build-index'

const PAGES = [
  { ...testPage('setToken', section('Errors', 'Stores a token.', 'setToken(text)')), keywords: ['session'] },
  { ...testPage('Other', 'Something else'), names: ['TokenStore'] },
]

test('the documents hold what the browser shows, and the options', () => {
  const { searchDocs, options } = JSON.parse(buildSearch(PAGES, testOptions).documents)
  expect(options).toEqual({ highlightResult: true, maxHits: 20 })
  expect(searchDocs[1]).toEqual({ title: 'Other', url: '/docs/Other', sections: PAGES[1]?.sections })
  expect(searchDocs[0]).not.toHaveProperty('keywords')
})

test('the index is one that lunr reads', () => {
  const serialized = JSON.parse(buildSearch(PAGES, testOptions).index)
  expect(serialized.version).toBe(lunr.version)
  const index = lunr.Index.load(serialized)
  const found = index.query((query) => query.term('settoken', {}))
  expect(found.map(({ ref }) => ref)).toEqual(['0'])
})

test('each page has a term once, in the most telling place', () => {
  const { invertedIndex } = JSON.parse(buildSearch(PAGES, testOptions).index)
  const posting = new Map<string, object>(invertedIndex).get('token')
  expect(posting).toMatchObject({ title: { 0: {} }, text: {}, code: {} })
})

test('the exports of a page stand in a place of their own', () => {
  const { invertedIndex } = JSON.parse(buildSearch(PAGES, testOptions).index)
  const posting = new Map<string, object>(invertedIndex).get('tokenstore')
  expect(posting).toMatchObject({ title: {}, name: { 1: {} }, text: {} })
})

test('the same pages give the same files', () => {
  expect(buildSearch(PAGES, testOptions)).toEqual(buildSearch(PAGES, testOptions))
})

test('a text has one digest, another text another', () => {
  expect(digestOf('text')).toBe(digestOf('text'))
  expect(digestOf('text')).not.toBe(digestOf('texts'))
  expect(digestOf('')).toMatch(/^[\da-f]{8}$/)
})
