import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildSearch } from '../index/build-index'
import { packNumbers } from '../packed-lists'
import { INDEX_FORMAT } from '../types'
import { loadIndex, loadSearch, SearchFileError } from './load-index'
import { section, testOptions, testPage } from './testing'

const { documents, index } = buildSearch([testPage('login', section('Errors', 'It rejects.'))], testOptions)

test('an index loads from JSON text and from its parsed value', () => {
  expect(loadSearch(documents, loadIndex(index)).query('login').total).toBe(1)
  expect(loadSearch(JSON.parse(documents), loadIndex(JSON.parse(index))).query('login').total).toBe(1)
})

test('a file that ends too soon is refused wherever it ends', () => {
  fc.assert(
    fc.property(fc.double({ min: 0, max: 0.999, noNaN: true }), (share) => {
      const half = (file: string) => file.slice(0, Math.floor(file.length * share))
      expect(() => loadSearch(half(documents), loadIndex(index))).toThrow(SearchFileError)
      expect(() => loadIndex(half(index))).toThrow(SearchFileError)
    }),
  )
})

test('anything but the index files is refused', () => {
  fc.assert(
    fc.property(fc.anything(), (value) => {
      expect(() => loadIndex(value)).toThrow(SearchFileError)
      expect(() => loadSearch(value, loadIndex(index))).toThrow(SearchFileError)
    }),
  )
})

describe('an index is refused', () => {
  const changed = (change: object) => ({ ...JSON.parse(index), ...change })
  test.each([
    [
      'of another format',
      { format: 9 },
      `The search index has format 9; format ${INDEX_FORMAT} was expected.`,
    ],
    [
      'of another build',
      { digest: '00000000' },
      'The search documents and the search index are of different builds.',
    ],
    ['without its words', { terms: undefined }, 'The search index is damaged.'],
    [
      'with words that no page has',
      { terms: '0login\n0other', postings: '#' },
      'The search index is damaged.',
    ],
    ['of more pages', { terms: '0login', postings: packNumbers([7]) }, 'The search index is damaged.'],
  ])('%s', (_, change, message) => {
    expect(() => loadSearch(documents, loadIndex(changed(change)))).toThrow(message)
  })
})
