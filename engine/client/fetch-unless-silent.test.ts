import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchUnlessSilent } from './fetch-unless-silent'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Makes a host that waits for `pause` ms before each chunk. */
function host(chunks: readonly string[], pause: number, { ends = true } = {}): void {
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const body = new ReadableStream<Uint8Array>({
      async start(controller) {
        signal?.addEventListener('abort', () => controller.error(signal.reason))
        for (const chunk of chunks) {
          await new Promise((resolve) => setTimeout(resolve, pause))
          if (signal?.aborted) return
          controller.enqueue(new TextEncoder().encode(chunk))
        }
        if (ends) controller.close()
      },
    })
    return new Response(body)
  })
}

/** Returns the text, or why there is none, and after how many seconds. */
async function outcome(): Promise<[string, number]> {
  const start = Date.now()
  const text = fetchUnlessSilent('/search.json', {}).then(
    (response) => response.text().catch((error: Error) => error.message),
    (error: Error) => error.message,
  )
  await vi.runAllTimersAsync()
  return [await text, (Date.now() - start) / 1000]
}

test('a file that comes slowly is not cut off, however long it takes', async () => {
  host(['tides', ' and ', 'moons'], 15_000)
  expect(await outcome()).toEqual(['tides and moons', 45])
})

test('a file of which nothing more comes has failed', async () => {
  host(['tides'], 15_000, { ends: false })
  expect(await outcome()).toEqual(['/search.json: nothing came for 20 seconds.', 35])
})

test('a host that never answers has failed', async () => {
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
  expect(await outcome()).toEqual(['/search.json: nothing came for 20 seconds.', 20])
})
