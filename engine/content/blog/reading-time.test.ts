import { expect, test } from 'vitest'
import { readingMinutes } from './reading-time'

test('a reader reads two hundred words a minute, and takes a minute at least', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('one two '.repeat(50))).toBe(1)
  expect(readingMinutes('word '.repeat(900))).toBe(5)
})

test('what has no letters is no word, and in some scripts each sign is one', () => {
  expect(readingMinutes('-- | ** '.repeat(900))).toBe(1)
  expect(readingMinutes('木'.repeat(600))).toBe(3)
})
