import { expect, test } from 'vitest'
import { section, testPage, vocabularyOf } from './testing'
import { letterSet, rarity, termsWith } from './vocabulary'

const vocabulary = vocabularyOf([testPage('setToken', section('Stored tokens', 'text')), testPage('Other')])

test('a term knows its pages and its place on each', () => {
  expect(vocabulary.postings.get('settoken')).toEqual({ pages: [0], fields: [0] })
})

test('terms of one stem are a family', () => {
  expect(vocabulary.families.get('token')).toEqual(['token', 'tokens'])
})

test('terms are found by what they begin with, and by what they have inside', () => {
  expect(termsWith('tok', vocabulary).map(([term]) => term)).toEqual(['settoken', 'token', 'tokens'])
  expect(termsWith('tok', vocabulary, true)).toEqual([
    ['token', 0],
    ['tokens', 0],
  ])
  expect(termsWith('', vocabulary)).toEqual([])
})

test('a rare word tells more', () => {
  expect(rarity(1, 100)).toBeGreaterThan(rarity(50, 100))
})

test('similar words share letters', () => {
  expect(letterSet('token')).toBe(letterSet('knote'))
  expect(letterSet('token')).not.toBe(letterSet('login'))
})
