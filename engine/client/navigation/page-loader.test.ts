import { assert, asyncProperty, constant, jsonValue, oneof, record } from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPageLoader } from './page-loader'

const asked: string[] = []
const loadIslands = vi.fn(async () => {})
const loader = () => createPageLoader('/', { load: loadIslands, find: () => () => null })

/** Responds with a page's data, and records the requests. */
function answer(data: object): void {
  answerWith({ kind: 'doc', body: [], islands: { lamp: 'lamp-1.js' }, ...data })
}

function answerWith(value: unknown): void {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return Response.json(value)
  })
}

beforeEach(() => {
  asked.length = 0
  loadIslands.mockClear()
  vi.stubGlobal('location', { origin: 'https://site.example' })
  vi.stubGlobal('document', { querySelector: () => null })
})
afterEach(() => void vi.unstubAllGlobals())

test('a page brings the islands that its data names, and its data is asked for once', async () => {
  answer({})
  const pages = loader()
  await Promise.all([pages.load('/knots/bowline'), pages.load('/knots/bowline')])
  expect(asked).toEqual(['https://site.example/knots/bowline.json'])
  expect(loadIslands).toHaveBeenCalledExactlyOnceWith({ lamp: 'lamp-1.js' })
})

test('script names in page data cannot lead to another host', async () => {
  answer({})
  await loader().load('//other.example/knots')
  expect(new URL(asked[0] ?? '').host).toBe('site.example')
})

test('[S12] data of another build is refused before its islands are asked for', async () => {
  answer({ entry: 'main-other.js' })
  await expect(loader().load('/knots')).rejects.toThrow()
  expect(loadIslands).not.toHaveBeenCalled()
  answer({ entry: 'page-loader.ts' })
  await loader().load('/knots')
  expect(loadIslands).toHaveBeenCalledOnce()
})

test('any JSON that is no page is refused before its islands are asked for', async () => {
  const islands = constant({ lamp: 'lamp-1.js' })
  const almost = oneof(
    record({ kind: jsonValue().filter((kind) => typeof kind !== 'string'), body: constant([]), islands }),
    record({ kind: constant('doc'), body: jsonValue().filter((body) => !Array.isArray(body)), islands }),
  )
  await assert(
    asyncProperty(oneof(jsonValue(), almost), async (value) => {
      answerWith(value)
      await expect(loader().load('/knots')).rejects.toThrow('/knots.json')
    }),
  )
  expect(loadIslands).not.toHaveBeenCalled()
})
