import { expect, test } from 'vitest'
import { readRanges } from './wrap-names'

test('each range is relative to the end of the one before', () => {
  expect(readRanges([2, 3, 0, 0, 1, 4, 5, 2, 0], 13, 5)).toEqual([
    { start: 2, length: 3, index: 0 },
    { start: 5, length: 1, index: 4 },
    { start: 11, length: 2, index: 0 },
  ])
  expect(readRanges([], 0, 0)).toEqual([])
})

test.each([
  ['is no list', {}],
  ['is cut off', [1, 2]],
  ['has what is no number', [1, '2', 0]],
  ['goes back', [-1, 2, 0]],
  ['is empty', [1, 0, 0]],
  ['ends after the code', [1, 10, 0]],
  ['names what is not there', [1, 2, 3]],
])('a list that %s is refused', (_, list) => {
  expect(() => readRanges(list, 10, 3)).toThrow()
})
