import { assert, asyncProperty, constant, jsonValue, oneof, record } from 'fast-check'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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

/** A link to a style sheet, which is requested once it is enabled. */
class Sheet {
  media = ''
  onload = () => {}
  replaceWith = vi.fn()
  #isDisabled = true
  readonly #comes: boolean

  constructor(comes: boolean) {
    this.#comes = comes
  }
  cloneNode(): Sheet {
    return this
  }
  get disabled(): boolean {
    return this.#isDisabled
  }
  set disabled(isDisabled: boolean) {
    this.#isDisabled = isDisabled
    if (this.#comes) this.onload()
  }
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

describe('a host that falls silent', () => {
  const never = new Promise<never>(() => {})
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  /** Expects a page not to load, and the next try to ask the host again. */
  async function expectSecondTry(): Promise<void> {
    const pages = loader()
    const failed = expect(pages.load('/knots')).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(5000)
    await failed
    answer({})
    loadIslands.mockImplementation(async () => {})
    asked.length = 0
    expect(await pages.load('/knots')).toMatchObject({ kind: 'doc' })
    expect(asked).toEqual(['https://site.example/knots.json'])
  }

  test('before it answers: the page is given up, and asked for again', async () => {
    vi.stubGlobal('fetch', (_: string, { signal }: RequestInit = {}) => {
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
    })
    await expectSecondTry()
  })

  test('within the data: the page is given up, and asked for again', async () => {
    vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit = {}) => {
      const start = (controller: ReadableStreamDefaultController<Uint8Array>) => {
        controller.enqueue(new TextEncoder().encode('{"kind":'))
        signal?.addEventListener('abort', () => controller.error(signal.reason))
      }
      return new Response(new ReadableStream({ start }))
    })
    await expectSecondTry()
  })

  test('within an island: the page is given up, and asked for again', async () => {
    answer({})
    loadIslands.mockImplementation(() => never)
    await expectSecondTry()
  })

  test('within the style of all pages: the page is given up, and the style is asked for again', async () => {
    answer({})
    const sheets = [new Sheet(false), new Sheet(true)]
    sheets[0]?.replaceWith.mockImplementation(() => sheets.shift())
    vi.stubGlobal('document', { querySelector: () => (sheets[0]?.disabled ? sheets[0] : null) })
    const pages = loader()
    const failed = expect(pages.load('/knots')).rejects.toThrow()
    await vi.advanceTimersByTimeAsync(20_000)
    await failed
    expect(await pages.load('/knots')).toMatchObject({ kind: 'doc' })
    expect(sheets[0]).toMatchObject({ disabled: false, media: 'all' })
  })
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
