import { expect, test } from 'vitest'
import { activeHit, type DialogAction, type DialogState, dialogReducer, EMPTY } from './dialog-state'
import { resultsOf } from './testing'

const after = (actions: DialogAction[], state: DialogState = EMPTY) => actions.reduce(dialogReducer, state)
const find = (query: string, ...pages: string[][]): DialogAction => ({
  type: 'found',
  query,
  results: resultsOf(query, ...pages),
})
const move = (by: 1 | -1): DialogAction => ({ type: 'moved', by })

const two = after([find('tide', ['/a', '/a#b'], ['/c'])])

test('the first hit is active as soon as there are results', () => {
  expect(activeHit(two)?.url).toBe('/a')
  expect(activeHit(after([find('tide')]))).toBeUndefined()
})

test('the arrows go through the hits of all pages and round at both ends', () => {
  const urls = [move(1), move(1), move(1)].map(
    (_, at) => activeHit(after(Array(at + 1).fill(move(1)), two))?.url,
  )
  expect(urls).toEqual(['/a#b', '/c', '/a'])
  expect(activeHit(after([move(-1)], two))?.url).toBe('/c')
  expect(after([move(1)]).active).toBe(-1)
})

test('other results take the place of the last ones, and their first hit is active', () => {
  const found = after([move(1), find('tides', ['/d'])], two)
  expect([found.answered, activeHit(found)?.url]).toEqual(['tides', '/d'])
})

test('without a query there are no results', () => {
  expect(after([{ type: 'cleared' }], two)).toEqual(EMPTY)
})

test('the hit under the pointer becomes the active one', () => {
  expect(activeHit(after([{ type: 'pointed', at: 2 }], two))?.url).toBe('/c')
  expect(after([{ type: 'pointed', at: 0 }], two)).toBe(two)
})
