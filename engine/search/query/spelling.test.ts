import { expect, test } from 'vitest'
import { hasRowOf, hasWhole } from './spelling'

test('a name is found whole, as it is spelled', () => {
  expect(hasWhole('See Tide.', 'Tide')).toBe(true)
  expect(['a tide', 'TideLevel', 'my-Tide', ''].map((text) => hasWhole(text, 'Tide'))).toEqual(
    Array(4).fill(false),
  )
  expect(hasWhole('TideLevel of a Tide', 'Tide')).toBe(true)
})

test('a row about a name begins with it', () => {
  expect(
    ['Tide · one', 'Name\nTide (type): one', 'Tide? · one'].map((text) => hasRowOf(text, 'Tide')),
  ).toEqual([true, true, true])
  expect(['a Tide', 'TideLevel · one', 'tide'].map((text) => hasRowOf(text, 'Tide'))).toEqual(
    Array(3).fill(false),
  )
})
