import { expect, test } from 'vitest'
import { loadIndex } from '../query/load-index'
import { section, testOptions, testPage } from '../query/testing'
import { FIELDS } from '../types'
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

test('each page has a term once, in the most telling place', () => {
  expect(placesOf('token')).toEqual([{ page: 0, field: 'title' }])
})

test('the exports of a page have a field of their own', () => {
  expect(placesOf('tokenstore')).toEqual([{ page: 1, field: 'name' }])
})

function placesOf(term: string) {
  const { vocabulary } = loadIndex(buildSearch(PAGES, testOptions).index)
  const { pages = [], fields = [] } = vocabulary.postings.get(term) ?? {}
  return pages.map((page, at) => ({ page, field: FIELDS[fields[at] ?? -1] }))
}

test('the same pages give the same files', () => {
  expect(buildSearch(PAGES, testOptions)).toEqual(buildSearch(PAGES, testOptions))
})

test('a text has one digest, another text another', () => {
  expect(digestOf('text')).toBe(digestOf('text'))
  expect(digestOf('text')).not.toBe(digestOf('texts'))
  expect(digestOf('')).toMatch(/^[\da-f]{8}$/)
})
