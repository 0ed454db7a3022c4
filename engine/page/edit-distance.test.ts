import { expect, test } from 'vitest'
import { editDistance } from './edit-distance'

test.each([
  ['bookmaks', 'bookmarks', 1],
  ['agregation', 'aggregation', 1],
  ['getcrsftoken', 'getcsrftoken', 1],
  ['authentification', 'authentication', 2],
  ['titel', 'title', 1],
  ['same', 'same', 0],
  ['table', 'chair', 3],
])('%s and %s', (typed, term, edits) => {
  expect(editDistance(typed, term, 2)).toBe(edits)
})

test('the beginning of a term may be meant', () => {
  expect(editDistance('agreg', 'aggregation', 1, true)).toBe(1)
  expect(editDistance('agreg', 'aggregation', 1)).toBe(2)
})

test('without a maximum, all edits are counted', () => {
  expect(editDistance('chair', 'stable')).toBe(5)
})
