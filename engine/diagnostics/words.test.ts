import { expect, test } from 'vitest'
import { describe as described } from './words'

test.each([
  [new Map([['tide', 4]]), 'a Map'],
  [
    (function* () {
      yield 4
    })(),
    'a Generator',
  ],
  [Promise.resolve(4), 'a Promise'],
  [new AbortController().signal, 'an AbortSignal'],
  [{ tide: 4 }, '{"tide":4}'],
  [{}, '{}'],
  [new URL('file:///tide.ts'), '"file:///tide.ts"'],
  [[4], '[4]'],
])('a message shows a value by its kind where JSON would say nothing of it: %s', (value, text) => {
  expect(described(value)).toBe(text)
})
