import { expect, test } from 'vitest'
import { namePost, readingMinutes } from './post'

test.each([
  ['2024-01-31-apples.md', '/2024/01/31/apples', 'apples'],
  ['2024-01-31-apples.mdx', '/2024/01/31/apples', 'apples'],
  ['2024-01-31-apples/index.md', '/2024/01/31/apples', 'apples'],
  ['2024/01/31/apples.md', '/2024/01/31/apples', 'apples'],
  ['2024/01/31/apples/index.mdx', '/2024/01/31/apples', 'apples'],
  ['2024-01-31/apples.md', '/2024/01/31/apples', 'apples'],
  ['news/2024-01-31-apples.md', '/2024/01/31/news/apples', 'apples'],
  ['2024-01-31.md', '/2024/01/31', '2024-01-31'],
])('%s has its date and its address from its name', (path, slug, name) => {
  expect(namePost(path)).toEqual({ slug, name, date: '2024-01-31T00:00:00.000Z' })
})

test.each([
  ['apples.md', '/apples', 'apples'],
  ['news/apples/index.md', '/news/apples', 'apples'],
  ['2024-02-31-apples.md', '/2024-02-31-apples', '2024-02-31-apples'],
])('%s has no date in its name', (path, slug, name) => {
  expect(namePost(path)).toEqual({ slug, name })
})

test('a reader reads two hundred words a minute, and takes a minute at least', () => {
  expect(readingMinutes('')).toBe(1)
  expect(readingMinutes('one two '.repeat(50))).toBe(1)
  expect(readingMinutes('word '.repeat(900))).toBe(5)
})

test('only what has letters is a word, and in some scripts each sign is one', () => {
  expect(readingMinutes('-- | ** '.repeat(900))).toBe(1)
  expect(readingMinutes('木'.repeat(600))).toBe(3)
})
