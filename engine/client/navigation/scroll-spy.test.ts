import { expect, test } from 'vitest'
import { activeIndex } from './scroll-spy'

test('the last heading above the line is the current one', () => {
  expect(activeIndex([-400, 20, 300], 96, false)).toBe(1)
})

test('above the first heading none is current', () => {
  expect(activeIndex([200, 500], 96, false)).toBe(-1)
  expect(activeIndex([], 96, false)).toBe(-1)
})

test('at the end of the page the last heading is current, however far down it is', () => {
  expect(activeIndex([-900, -100, 300, 500], 96, true)).toBe(3)
})

test('of headings in two columns, the one closest to the line is current', () => {
  expect(activeIndex([-900, -300, 400, -700, -500], 96, false)).toBe(1)
})
