import { afterEach, expect, test, vi } from 'vitest'
import { buildSearch } from '../index/build-index'
import type { SearchPage } from '../types'
import { createRequestHandler, type SearchAnswer } from './request-handler'

const pages: SearchPage[] = ['Lamp', 'Buoy'].map((title) => ({
  title,
  url: `/base/${title.toLowerCase()}`,
  description: '',
  keywords: [],
  sections: [{ text: `About the ${title.toLowerCase()}.` }],
}))
const options = { maxHits: 20, highlightResult: true }
const { documents, index } = buildSearch(pages, options)
const load = { basePath: '/base/', stamp: '7', again: false }
const [documentsAddress, indexAddress] = ['/base/assets/search-doc-7.json', '/base/assets/lunr-index-7.json']

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

interface Served {
  documents?: string | Response | Error
  index?: string | Response | Error
}

/** Returns the worker's side of a conversation, with its answers and requests. */
function conversation({ documents: first = documents, index: second = index }: Served = {}) {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const answers: SearchAnswer[] = []
  const fetched: { address: string; cache: RequestCache | undefined }[] = []
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    fetched.push({ address, cache: init?.cache })
    const content = address === documentsAddress ? first : second
    if (content instanceof Error) throw content
    return content instanceof Response ? content : new Response(content)
  })
  return { ask: createRequestHandler((answer) => answers.push(answer)), answers, fetched }
}

test('[C1] [C2] each file is fetched once, and queries are answered from them', async () => {
  const { ask, answers, fetched } = conversation()
  await Promise.all([
    ask(load),
    ask({ number: 1, text: 'lamp', rounds: 1 }),
    ask({ number: 2, text: '', rounds: 1 }),
  ])
  expect(fetched.map(({ address }) => address)).toEqual([indexAddress, documentsAddress])
  expect(answers).toHaveLength(3)
  expect(answers).toContain('indexed')
  expect(answers).toContainEqual({
    number: 1,
    results: expect.objectContaining({
      query: 'lamp',
      pages: [expect.objectContaining({ hits: [expect.objectContaining({ url: '/base/lamp' })] })],
    }),
  })
  expect(answers).toContainEqual({ number: 2, results: expect.objectContaining({ pages: [] }) })
})

test('[K4] an answer has no more hits than the options allow, unless more are requested', async () => {
  const few = buildSearch(pages, { ...options, maxHits: 1 })
  const { ask, answers } = conversation(few)
  await ask(load)
  await ask({ number: 1, text: 'about', rounds: 1 })
  await ask({ number: 2, text: 'about', rounds: 2 })
  expect(answers.slice(1)).toMatchObject([
    { results: { pages: [expect.anything()], hasMore: true, total: 2 } },
    { results: { pages: [expect.anything(), expect.anything()], hasMore: false, total: 2 } },
  ])
})

test('[C1] [C2] the index is fetched first, the documents when the reader is about to search', async () => {
  const { ask, answers, fetched } = conversation()
  await ask(load)
  expect(fetched.map(({ address }) => address)).toEqual([indexAddress])
  await Promise.all([ask('prepare'), ask('prepare')])
  await ask({ number: 1, text: 'lamp', rounds: 1 })
  expect(fetched.map(({ address }) => address)).toEqual([indexAddress, documentsAddress])
  expect(answers).toMatchObject(['indexed', 'ready', 'ready', { number: 1, results: { total: 1 } }])
})

test('a waiting reader is told when the documents have arrived as well', async () => {
  const { ask, answers } = conversation()
  await Promise.all([ask(load), ask('prepare')])
  expect(answers).toEqual(['ready'])
})

const other = buildSearch(pages.slice(1), options)

test.each<[string, Served]>([
  ['documents that are cut off', { documents: documents.slice(0, -20) }],
  ['an index that is cut off', { index: index.slice(0, 100) }],
  ['an empty file', { index: '' }],
  ['a page of the host instead of the file', { documents: '<!doctype html>' }],
  ['other JSON', { index: '{}' }],
  ['a missing file', { index: new Response('', { status: 404 }) }],
  ['a network that fails', { documents: new TypeError('Failed to fetch') }],
  ['files of two builds', { index: other.index }],
])('[C3] with %s search has failed', async (_, served) => {
  const { ask, answers } = conversation(served)
  await Promise.all([ask(load), ask('prepare')])
  expect(new Set(answers)).toEqual(new Set(['failed']))
})

test('[C3] with a host that never answers search has failed', async () => {
  vi.useFakeTimers()
  const { ask, answers } = conversation()
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  void ask(load)
  await vi.advanceTimersByTimeAsync(30_000)
  vi.useRealTimers()
  expect(answers).toEqual(['failed'])
})

test("after a failure the browser's cache is bypassed", async () => {
  const { ask, fetched } = conversation()
  for (const again of [false, true]) {
    await ask({ ...load, again })
    await ask('prepare')
  }
  expect(fetched.map(({ cache }) => cache)).toEqual(['default', 'default', 'reload', 'reload'])
})
