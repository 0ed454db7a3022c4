import { expect, test } from 'vitest'
import { foldDuration } from './fold'

test('[S15] a section takes longer the higher it is, but not by as much', () => {
  expect([36, 72, 144, 360, 1000, 5000].map(foldDuration)).toEqual([192, 222, 260, 327, 440, 833])
})

test('[S15] the duration is in whole milliseconds, even for an empty section', () => {
  expect(foldDuration(0)).toBe(40)
  expect(Number.isInteger(foldDuration(123.45))).toBe(true)
})
