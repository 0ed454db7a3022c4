import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packNumbers, packWords, unpackNumbers, unpackWords } from './packed-lists'

test('any ascending numbers survive packing', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(60_000)), (numbers) => {
      const sorted = numbers.sort((a, b) => a - b)
      const packed = JSON.parse(JSON.stringify(packNumbers(sorted)))
      expect(unpackNumbers(packed)).toEqual(sorted)
    }),
  )
})

test('any sorted words survive packing', () => {
  const word = fc.stringMatching(/^[a-c\u{1f600}-\u{1f604}]{1,50}$/u)
  fc.assert(
    fc.property(fc.uniqueArray(word), (words) => {
      const sorted = words.sort((a, b) => (a < b ? -1 : 1))
      const packed = JSON.parse(JSON.stringify(packWords(sorted)))
      expect(unpackWords(packed)).toEqual(sorted)
    }),
  )
})

test('shared beginnings of words and numbers are written once', () => {
  expect(packWords(['token', 'tokens', 'type'])).toBe('0token\n5s\n1ype')
  expect(packNumbers([0, 1, 5])).toBe('##&')
})
