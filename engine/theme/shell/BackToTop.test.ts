import { expect, test } from 'vitest'
import { isButtonShown } from './BackToTop'
import { nextPosition } from './glide'

const END = 5000

test('[K6] the button appears on the way up, below the first 300 px', () => {
  expect(isButtonShown(400, 300, END)).toBe(true)
  expect(isButtonShown(400, 299, END)).toBe(false)
})

test('[K6] the button disappears on the way down, and stays hidden if nothing moved', () => {
  expect(isButtonShown(400, 401, END)).toBe(false)
  expect(isButtonShown(400, 400, END)).toBe(false)
})

test('[K6] a scroll that was not the reader’s hides the button', () => {
  expect(isButtonShown(Number.NaN, 2000, END)).toBe(false)
})

test('[K6] an overscroll bounce at the end of the page is not scrolling up', () => {
  expect(isButtonShown(END + 40, END + 10, END)).toBe(false)
  expect(isButtonShown(END + 40, END, END)).toBe(false)
})

test('[K6] each frame moves 85 % of the remaining distance, and the last one ends at the top', () => {
  const positions = [4000]
  while (positions.at(-1)) positions.push(nextPosition(positions.at(-1) ?? 0))
  expect(positions).toEqual([4000, 600, 90, 13, 1, 0])
})
