import { expect, test } from 'vitest'
import { nearTerms } from './query'
import { parseQuery } from './query-words'
import { testPage, vocabularyOf } from './testing'

const pages = [testPage('Saved searches', 'The drawer holds bookmarks.'), testPage('isString')]

test.each([
  ['drover', 'drawer'],
  ['saved-serches', 'Saved searches'],
  ['isstrng', 'isString'],
])('%s is near %s', (text, near) => {
  expect(nearTerms(parseQuery(text), pages, vocabularyOf(pages))[0]).toBe(near)
})

test('a text that resembles no word has nothing near', () => {
  expect(nearTerms(parseQuery('qqqqqqq'), pages, vocabularyOf(pages))).toEqual([])
})
