import { expect, test } from 'vitest'
import type { Results } from '../client/result-views'
import type { SearchState, SearchStore } from '../client/search-store'
import { createSession, EMPTY, hitsOf } from './search-session'
import { resultsOf } from './testing'

/** Returns a session whose answers arrive when the test sends them. */
function start() {
  let state: SearchState = 'ready'
  const asked = new Map<string, (results: Results) => void>()
  const went: string[] = []
  let wanted = 0
  const store: SearchStore = {
    subscribe: () => () => {},
    state: () => state,
    start: () => {},
    query: (text, rounds = 1) => {
      wanted = rounds
      return new Promise((resolve) => asked.set(text, resolve))
    },
  }
  const session = createSession(store, (query, { url }, isApart) =>
    went.push(`${query} ${url}${isApart ? ' apart' : ''}`),
  )
  const answerWith = async (results: Results) => {
    asked.get(results.query)?.(results)
    await Promise.resolve()
  }
  const answer = (query: string, ...pages: string[][]) => answerWith(resultsOf(query, ...pages))
  const answerMore = (query: string, ...pages: string[][]) =>
    answerWith({ ...resultsOf(query, ...pages), hasMore: true })
  const enter = (next: SearchState) => {
    state = next
  }
  const shown = session.state
  const activeUrl = () => hitsOf(shown().results)[shown().active]?.url
  return { session, shown, activeUrl, asked, rounds: () => wanted, answer, answerMore, went, enter }
}

test('only the answer to the current text is shown', async () => {
  const { session, shown, answer } = start()
  session.type('ti')
  session.type('tide')
  await answer('tide', ['/tide'])
  await answer('ti', ['/tin'])
  expect(shown()).toMatchObject({ answered: 'tide', active: 0 })
})

test('a text without words sends no query and shows nothing', async () => {
  const { session, shown, asked, answer } = start()
  session.type('tide')
  await answer('tide', ['/tide'])
  session.type('  ')
  expect([...asked.keys()]).toEqual(['tide'])
  expect(shown()).toBe(EMPTY)
})

test('the first hit is active whenever new results arrive', async () => {
  const { session, activeUrl, answer } = start()
  session.type('tide')
  await answer('tide', ['/a', '/a#b'])
  expect(activeUrl()).toBe('/a')
  session.move(1)
  session.type('tides')
  expect(activeUrl(), 'results stay until others come').toBe('/a#b')
  await answer('tides', ['/d'])
  expect(activeUrl()).toBe('/d')
  session.type('tidesx')
  await answer('tidesx')
  expect(activeUrl()).toBeUndefined()
})

test('the arrow keys move through the hits of all pages and wrap around', async () => {
  const { session, shown, activeUrl, answer } = start()
  session.move(1)
  expect(shown()).toBe(EMPTY)
  session.type('tide')
  await answer('tide', ['/a', '/a#b'], ['/c'])
  const visited = ([1, 1, 1, -1] as const).map((by) => {
    session.move(by)
    return activeUrl()
  })
  expect(visited).toEqual(['/a#b', '/c', '/a', '/c'])
})

test('the hit under the pointer becomes the active one, and is shown once', async () => {
  const { session, shown, activeUrl, answer } = start()
  session.type('tide')
  await answer('tide', ['/a', '/a#b'], ['/c'])
  session.point(2)
  const before = shown()
  session.point(2)
  expect(activeUrl()).toBe('/c')
  expect(shown()).toBe(before)
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

test('an early Enter goes nowhere once the reader has left', async () => {
  const { session, answer, went } = start()
  session.type('tide')
  session.enter(false)
  session.leave()
  await answer('tide', ['/tide'])
  expect(went).toEqual([])
})

test('typing on cancels an early Enter', async () => {
  const { session, answer, went } = start()
  session.type('tide')
  session.enter(false)
  session.type('tides')
  await answer('tides', ['/tides'])
  expect(went).toEqual([])
})

test('text typed while search was unavailable is queried once it is back', () => {
  const { session, asked, enter } = start()
  enter('loading')
  session.type('tide')
  expect([...asked.keys()]).toEqual([])
  enter('ready')
  session.again()
  expect([...asked.keys()]).toEqual(['tide'])
})

test('[K4] the button for more comes after the hits; Enter on it fetches them and continues where the hits ended', async () => {
  const { session, shown, activeUrl, rounds, answer, answerMore, went } = start()
  session.type('tide')
  await answerMore('tide', ['/a', '/a#b'])
  session.move(-1)
  expect(shown().active).toBe(2)
  session.enter(false)
  expect(rounds()).toBe(2)
  await answer('tide', ['/a', '/a#b', '/a#c'], ['/d'])
  expect(activeUrl()).toBe('/a#c')
  session.move(1)
  session.move(1)
  expect(activeUrl(), 'round to the first one').toBe('/a')
  session.type('tides')
  expect([rounds(), went]).toEqual([1, []])
})
