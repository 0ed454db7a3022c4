import { expect, test } from 'vitest'
import { allowedSlips, slipsBetween } from './typos'

test.each([
  ['bookmaks', 'bookmarks', 1],
  ['agregation', 'aggregation', 1],
  ['getcrsftoken', 'getcsrftoken', 1],
  ['authentification', 'authentication', 2],
  ['same', 'same', 0],
  ['table', 'chair', 3],
])('%s and %s', (typed, term, slips) => {
  expect(slipsBetween(typed, term, 2)).toBe(slips)
})

test('the beginning of a term may be meant', () => {
  expect(slipsBetween('agreg', 'aggregation', 1, true)).toBe(1)
  expect(slipsBetween('agreg', 'aggregation', 1)).toBe(2)
})

test('short words may have no slip', () => {
  expect([3, 5, 9, 14].map(allowedSlips)).toEqual([0, 1, 2, 3])
})
