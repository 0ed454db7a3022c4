import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { importScript } from './import-script'
import { LateError } from './in-time'
import { stubWindow } from './stores/testing'

/** Ends the requests of the document, as `window.stop` does. */
const stop = vi.fn(() => {})
let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers()
  page = stubWindow()
  stop.mockReset().mockImplementation(() => void page.dispatchEvent(new Event('stop')))
  vi.stubGlobal('window', { stop })
  vi.stubGlobal('document', { images: [] })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Imports a script of which nothing comes until the requests of the document end. */
const silent = () =>
  new Promise<never>((_, reject) => page.addEventListener('stop', () => reject(new Error('stopped'))))

/** Waits until the import of a silent script has failed. */
async function giveUp(): Promise<void> {
  const failed = expect(importScript(silent)).rejects.toThrow(LateError)
  await vi.advanceTimersByTimeAsync(10_000)
  await failed
}

test('a script that does not come has failed, and the next import makes the browser ask again', async () => {
  await giveUp()
  expect(stop).not.toHaveBeenCalled()
  expect(await importScript(async () => 'lamp')).toBe('lamp')
  expect(stop).toHaveBeenCalledOnce()
  await importScript(async () => 'lamp')
  expect(stop, 'once it has ended').toHaveBeenCalledOnce()
})

test('a script that came late after all ends no request', async () => {
  let come = (_: string) => {}
  const failed = expect(
    importScript(
      () =>
        new Promise<string>((resolve) => {
          come = resolve
        }),
    ),
  ).rejects.toThrow(LateError)
  await vi.advanceTimersByTimeAsync(10_000)
  await failed
  come('bell')
  await vi.advanceTimersByTimeAsync(0)
  await importScript(async () => 'lamp')
  expect(stop).not.toHaveBeenCalled()
})

test('pictures that were loading are requested again', async () => {
  const picture = { complete: false, getAttribute: () => 'buoy.png', setAttribute: vi.fn() }
  vi.stubGlobal('document', { images: [picture, { complete: true }] })
  await giveUp()
  await importScript(async () => 'lamp')
  expect(picture.setAttribute).toHaveBeenCalledExactlyOnceWith('src', 'buoy.png')
})

test('a reader who is leaving is not held back', async () => {
  await giveUp()
  page.dispatchEvent(new Event('beforeunload'))
  await importScript(async () => 'lamp')
  expect(stop).not.toHaveBeenCalled()
})

test('a browser that does not end the request costs a second, and the script is imported all the same', async () => {
  stop.mockImplementation(() => {})
  await giveUp()
  const second = importScript(async () => 'lamp')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await second).toBe('lamp')
})
