import { expect, test } from 'vitest'
import { median, percentile } from './statistics'

test('the median of an even number of values is between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([5, 1, 3])).toBe(3)
  expect(percentile([1, 2, 3, 4], 95)).toBe(4)
  expect(median([])).toBeNaN()
})
