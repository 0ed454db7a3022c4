import { expect, test } from 'vitest'
import type { Results } from '../../client/search/result-views'
import type { SearchState, SearchStore } from '../../client/search/search-store'
import { createSession } from './search-session'
import { resultsOf } from './testing'

/** A session whose answers come when the test says so. */
function start() {
  let state: SearchState = 'ready'
  const asked = new Map<string, (results: Results) => void>()
  const went: string[] = []
  const store: SearchStore = {
    subscribe: () => () => {},
    state: () => state,
    start: () => {},
    query: (text) => new Promise((resolve) => asked.set(text, resolve)),
  }
  const session = createSession(store, {
    show: () => {},
    go: (query, { url }, isApart) => went.push(`${query} ${url}${isApart ? ' apart' : ''}`),
  })
  const answer = async (query: string, ...pages: string[][]) => {
    asked.get(query)?.(resultsOf(query, ...pages))
    await Promise.resolve()
  }
  const enter = (next: SearchState) => {
    state = next
  }
  return { session, asked, answer, went, enter }
}

test('the answer to what is typed is shown, that to an earlier text is not', async () => {
  const { session, answer } = start()
  session.type('ti')
  session.type('tide')
  await answer('tide', ['/tide'])
  await answer('ti', ['/tin'])
  expect(session.state()).toMatchObject({ answered: 'tide', active: 0 })
})

test('a text without words asks nothing and shows nothing', async () => {
  const { session, asked, answer } = start()
  session.type('tide')
  await answer('tide', ['/tide'])
  session.type('  ')
  expect([[...asked.keys()], session.state().results]).toEqual([['tide'], undefined])
})

test('Enter goes to the active hit, in a new tab if the reader wants', async () => {
  const { session, answer, went } = start()
  session.type('tide')
  await answer('tide', ['/tide', '/tide#ebb'])
  session.move(1)
  session.enter(true)
  session.point(0)
  session.enter(false)
  expect(went).toEqual(['tide /tide#ebb apart', 'tide /tide'])
})

test('Enter before the answer goes to its first hit as soon as it comes, once', async () => {
  const { session, answer, went } = start()
  session.enter(false)
  session.type('tide')
  session.enter(false)
  expect(went).toEqual([])
  await answer('tide', ['/tide'])
  expect(went).toEqual(['tide /tide'])
  session.again()
  await answer('tide', ['/tide'])
  expect(went).toHaveLength(1)
})

test('Enter before the answer opens a new tab if the reader wants', async () => {
  const { session, answer, went } = start()
  session.type('tide')
  session.enter(true)
  await answer('tide', ['/tide'])
  expect(went).toEqual(['tide /tide apart'])
})

test('an Enter that came too early goes nowhere once the reader has left', async () => {
  const { session, answer, went } = start()
  session.type('tide')
  session.enter(false)
  session.leave()
  await answer('tide', ['/tide'])
  expect(went).toEqual([])
})

test('more typing takes back an Enter that came too early', async () => {
  const { session, answer, went } = start()
  session.type('tide')
  session.enter(false)
  session.type('tides')
  await answer('tides', ['/tides'])
  expect(went).toEqual([])
})

test('what was typed while search was away is asked once it is back', () => {
  const { session, asked, enter } = start()
  enter('loading')
  session.type('tide')
  expect([...asked.keys()]).toEqual([])
  enter('ready')
  session.again()
  expect([...asked.keys()]).toEqual(['tide'])
})
