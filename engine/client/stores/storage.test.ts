import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage, stubWindow } from './testing'

const blocked = () => {
  throw new DOMException('denied', 'SecurityError')
}

/** Returns a fresh copy, because the module remembers whether it has warned. */
async function load() {
  vi.resetModules()
  return import('./storage')
}

beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('[X9] blocked storage warns once and reads as empty', async () => {
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  const { readStored, writeStored } = await load()
  expect(readStored('theme')).toBeNull()
  writeStored('theme', 'dark')
  writeStored('theme', null)
  expect(console.warn).toHaveBeenCalledTimes(1)
})

test('a stored value is read again, and null removes it', async () => {
  stubStorage()
  const { readStored, writeStored } = await load()
  writeStored('theme', 'dark')
  expect(readStored('theme')).toBe('dark')
  writeStored('theme', null)
  expect(readStored('theme')).toBeNull()
  expect(console.warn).not.toHaveBeenCalled()
})

test('a change in another tab is heard for its own key and for a cleared storage, until it is stopped', async () => {
  const window = stubWindow()
  const change = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  const { onStoredChange } = await load()
  const heard = vi.fn()
  const stop = onStoredChange('theme', heard)
  change('other')
  expect(heard).toHaveBeenCalledTimes(0)
  change('theme')
  change(null)
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  change('theme')
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a page that comes back from the back-forward cache looks again', async () => {
  const window = stubWindow()
  const { onStoredChange } = await load()
  const heard = vi.fn()
  onStoredChange('theme', heard)
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(heard).not.toHaveBeenCalled()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(heard).toHaveBeenCalledTimes(1)
})

test('[K8] every key ends in the suffix once there is one', async () => {
  const window = stubWindow()
  const kept = stubStorage().set('theme', 'light')
  const { onStoredChange, readStored, setStorageSuffix, writeStored } = await load()
  setStorageSuffix('-docs')
  expect(readStored('theme')).toBeNull()
  writeStored('theme', 'dark')
  expect(readStored('theme')).toBe('dark')
  expect(Object.fromEntries(kept)).toEqual({ theme: 'light', 'theme-docs': 'dark' })
  const heard = vi.fn()
  onStoredChange('theme', heard)
  for (const key of ['theme', 'theme-docs']) {
    window.dispatchEvent(Object.assign(new Event('storage'), { key }))
  }
  expect(heard).toHaveBeenCalledTimes(1)
})
