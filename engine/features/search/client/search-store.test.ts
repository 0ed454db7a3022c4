import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SearchAnswer, SearchRequest } from './request-handler'
import { createSearchStore, type SearchStore } from './search-store'

const source = { basePath: '/base/', stamp: '7' }
const results = (query: string) => ({
  query,
  pages: [],
  hasMore: false,
  total: 0,
  counts: {},
  near: [],
  missing: [],
})

class FakeWorker {
  static all: FakeWorker[] = []
  onmessage: (event: { data: SearchAnswer }) => void = () => {}
  onerror: () => void = () => {}
  sent: SearchRequest[] = []
  ended = false

  constructor() {
    FakeWorker.all.push(this)
  }
  postMessage(request: SearchRequest): void {
    this.sent.push(request)
  }
  terminate(): void {
    this.ended = true
  }
  say(data: SearchAnswer): void {
    this.onmessage({ data })
  }
}

const idle: (() => void)[] = []
let page: EventTarget & { readyState: string }

beforeEach(() => {
  FakeWorker.all = []
  idle.length = 0
  page = Object.assign(new EventTarget(), { readyState: 'complete' })
  vi.stubGlobal('Worker', FakeWorker)
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', { requestIdleCallback: (task: () => void) => idle.push(task) })
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Returns a store with a listener, and the states that it was notified of. */
function listened(): { store: SearchStore; states: string[] } {
  const store = createSearchStore(() => source)
  const states: string[] = []
  store.subscribe(() => states.push(store.state()))
  return { store, states }
}

function worker(number = 0): FakeWorker {
  const found = FakeWorker.all[number]
  if (!found) throw new Error(`There is no worker ${number}.`)
  return found
}

test('[S14] search waits until the page is idle, then loads', () => {
  const { store, states } = listened()
  expect([store.state(), FakeWorker.all.length]).toEqual(['waiting', 0])
  for (const task of idle) task()
  expect(worker().sent).toEqual([{ ...source, again: false }])
  worker().say('indexed')
  store.start()
  expect(worker().sent.slice(1)).toEqual(['prepare'])
  worker().say('ready')
  expect(states).toEqual(['loading', 'indexed', 'ready'])
})

test('a page that still loads is not idle', () => {
  page.readyState = 'interactive'
  listened()
  expect(idle).toHaveLength(0)
  page.dispatchEvent(new Event('load'))
  expect(idle).toHaveLength(1)
})

test('a browser without idle time loads search soon after the page', () => {
  vi.useFakeTimers()
  vi.stubGlobal('window', {})
  listened()
  vi.runAllTimers()
  vi.useRealTimers()
  expect(FakeWorker.all).toHaveLength(1)
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  '[S14] with %j search loads only when it is asked for',
  (connection) => {
    vi.stubGlobal('navigator', { connection })
    const { store } = listened()
    expect(idle).toHaveLength(0)
    store.start()
    expect(store.state()).toBe('loading')
  },
)

test('search starts once, whoever asks for it', () => {
  const { store, states } = listened()
  store.start()
  store.start()
  for (const task of idle) task()
  store.subscribe(() => {})
  for (const task of idle) task()
  for (const ready of ['ready', 'ready'] as const) worker().say(ready)
  expect([FakeWorker.all.length, states]).toEqual([1, ['loading', 'ready']])
})

test('[C3] after a failure search can be started again, with files that are fetched anew', () => {
  const { store, states } = listened()
  store.start()
  worker().say('failed')
  expect([store.state(), worker().ended]).toEqual(['failed', true])
  store.start()
  expect(worker(1).sent).toEqual([{ ...source, again: true }, 'prepare'])
  worker(1).onerror()
  store.start()
  worker(2).say('ready')
  expect(states).toEqual(['loading', 'failed', 'loading', 'failed', 'loading', 'ready'])
})

test('a worker whose script does not come has failed; one that runs has all the time it needs', () => {
  vi.useFakeTimers()
  const { store, states } = listened()
  store.start()
  vi.advanceTimersByTime(20_000)
  expect([states, worker().ended]).toEqual([['loading', 'failed'], true])
  store.start()
  worker(1).say('started')
  vi.advanceTimersByTime(60_000)
  expect(states).toEqual(['loading', 'failed', 'loading'])
})

test('a query is answered, and earlier ones never are once a later one was asked', async () => {
  const { store } = listened()
  store.start()
  worker().say('ready')
  const heard: string[] = []
  const asked = ['a', 'ab', 'abc'].map((text) => store.query(text).then(({ query }) => heard.push(query)))
  expect(worker().sent.slice(1)).toEqual([
    'prepare',
    { number: 1, text: 'a', rounds: 1 },
    { number: 2, text: 'ab', rounds: 1 },
    { number: 3, text: 'abc', rounds: 1 },
  ])
  for (const number of [1, 3, 2]) worker().say({ number, results: results('abc'.slice(0, number)) })
  await asked[2]
  expect(heard).toEqual(['abc'])
})

test('a listener that was removed is not called', () => {
  const store = createSearchStore(() => source)
  const heard = vi.fn()
  store.subscribe(heard)()
  store.start()
  expect(heard).not.toHaveBeenCalled()
})
