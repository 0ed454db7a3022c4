import { expect, test } from 'vitest'
import { differenceOf, median, percentile } from './statistics'

test('the median of an even number of values is between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([5, 1, 3])).toBe(3)
  expect(percentile([1, 2, 3, 4], 95)).toBe(4)
  expect(median([])).toBeNaN()
})

test('a difference is a share of the greater value, and none where a value is missing', () => {
  expect(differenceOf(3, 4)).toBe(0.25)
  expect(differenceOf(4, 3)).toBe(0.25)
  expect(differenceOf(0, 0)).toBe(0)
  expect(differenceOf(1, Number.NaN)).toBeNaN()
  expect(differenceOf(1, Number.POSITIVE_INFINITY)).toBeNaN()
})
