import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { atLast, inTime } from './patience'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const never = new Promise<Response>(() => {})

/** Returns how long a host that never answers is waited for, in ms. */
async function patience(): Promise<number> {
  const start = Date.now()
  const answer = inTime(never)
  await vi.runAllTimersAsync()
  expect(await answer).toBeUndefined()
  return Date.now() - start
}

test('a silent host costs one long wait, then short ones for a while, until it answers', async () => {
  const answer = new Response('tide')
  expect(await inTime(Promise.resolve(answer))).toBe(answer)
  expect([await patience(), await patience(), await patience()]).toEqual([4000, 500, 500])
  vi.advanceTimersByTime(60_000)
  expect([await patience(), await patience()]).toEqual([4000, 500])
  await inTime(Promise.resolve(answer))
  expect(await patience()).toBe(4000)
  // A network that fails at once costs no time.
  expect(await inTime(Promise.reject(new Error('no network')))).toBeUndefined()
})

test('if nothing is cached, a host that answers late is waited for, and a silent one is given up', async () => {
  const answer = new Response('tide')
  const late = new Promise<Response>((resolve) => setTimeout(resolve, 14_000, answer))
  const giveUp = vi.fn()
  const waits = [atLast(late, giveUp), atLast(never, giveUp)]
  await vi.advanceTimersByTimeAsync(14_500)
  expect(await waits[0]).toBe(answer)
  expect(giveUp).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  expect(giveUp).toHaveBeenCalledOnce()
})
