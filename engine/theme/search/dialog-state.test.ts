import { expect, test } from 'vitest'
import type { Results } from '../../client/search/search-store'
import {
  activeHit,
  type DialogAction,
  type DialogState,
  dialogReducer,
  EMPTY,
  isAnswered,
} from './dialog-state'

const hit = (url: string) => ({ url, path: [], excerpt: { text: '', marks: [] }, words: [] })
const results = (query: string, ...pages: string[][]): Results => ({
  query,
  pages: pages.map((urls) => ({ title: urls[0] ?? '', url: urls[0] ?? '', hits: urls.map(hit) })),
  total: pages.length,
  near: [],
})
const after = (actions: DialogAction[], state: DialogState = EMPTY) => actions.reduce(dialogReducer, state)
const type = (query: string): DialogAction => ({ type: 'typed', query })
const find = (query: string, ...pages: string[][]): DialogAction => ({
  type: 'found',
  query,
  results: results(query, ...pages),
})
const move = (by: 1 | -1): DialogAction => ({ type: 'moved', by })

const two = after([type('tide'), find('tide', ['/a', '/a#b'], ['/c'])])

test('the first hit is active as soon as there are results', () => {
  expect(activeHit(two)?.url).toBe('/a')
  expect(isAnswered(two)).toBe(true)
  expect(activeHit(after([type('tide'), find('tide')]))).toBeUndefined()
})

test('the arrows go through the hits of all pages and round at both ends', () => {
  const urls = [move(1), move(1), move(1)].map(
    (_, at) => activeHit(after(Array(at + 1).fill(move(1)), two))?.url,
  )
  expect(urls).toEqual(['/a#b', '/c', '/a'])
  expect(activeHit(after([move(-1)], two))?.url).toBe('/c')
  expect(after([move(1)]).active).toBe(-1)
})

test('the results of one query stay until those of the next are there', () => {
  const typing = after([move(1), type('tides')], two)
  expect(typing.results).toBe(two.results)
  expect(isAnswered(typing)).toBe(false)
  const found = after([find('tides', ['/d'])], typing)
  expect(found.results?.query).toBe('tides')
  expect(activeHit(found)?.url).toBe('/d')
})

test('results of a query that is no longer typed are left out', () => {
  expect(after([type('tides'), find('tide', ['/x'])], two).results).toBe(two.results)
})

test('an empty query has no results, not even late ones', () => {
  expect(after([type('  ')], two)).toEqual({ ...EMPTY, query: '  ' })
  expect(after([type(''), find('tide', ['/x'])], two)).toEqual(EMPTY)
  expect(after([type(' '), find(' ', ['/x'])]).results).toBeUndefined()
})

test('Enter before the results waits for them, unless more is typed', () => {
  const hasty = after([type('tides'), { type: 'entered' }], two)
  expect(hasty.isHasty).toBe(true)
  expect(after([find('tides', ['/d'])], hasty)).toMatchObject({ isHasty: true, active: 0 })
  expect(after([type('tidesx')], hasty).isHasty).toBe(false)
  expect(after([{ type: 'entered' }], two).isHasty).toBe(true)
  expect(after([{ type: 'entered' }, { type: 'left' }], two).isHasty).toBe(false)
  expect(after([{ type: 'entered' }]).isHasty).toBe(false)
})

test('the hit under the pointer becomes the active one', () => {
  expect(activeHit(after([{ type: 'pointed', at: 2 }], two))?.url).toBe('/c')
  expect(after([{ type: 'pointed', at: 0 }], two)).toBe(two)
})
