import { afterEach, expect, test, vi } from 'vitest'
import { fade } from './fade'

interface Reader {
  hasFades?: boolean
  isHidden?: boolean
  wantsLessMotion?: boolean
}

/** Returns the number of fades and of changes after one navigation. */
function navigate({ hasFades = true, isHidden = false, wantsLessMotion = false }: Reader) {
  const change = vi.fn<() => void>()
  const startViewTransition = vi.fn((update: () => void) => {
    update()
    return { ready: Promise.resolve(), finished: Promise.resolve(), skipTransition() {} }
  })
  vi.stubGlobal('document', { hidden: isHidden, ...(hasFades && { startViewTransition }) })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wantsLessMotion && /reduce/.test(query) }))
  vi.stubGlobal('addEventListener', () => undefined)
  vi.stubGlobal('removeEventListener', () => undefined)
  fade(change)
  return { fades: startViewTransition.mock.calls.length, changes: change.mock.calls.length }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('one page fades into the next', () => {
  expect(navigate({})).toEqual({ fades: 1, changes: 1 })
})

test.each<[string, Reader]>([
  ['a reader who wants less motion', { wantsLessMotion: true }],
  ['a window that nobody sees', { isHidden: true }],
  ['a browser without fades', { hasFades: false }],
])('the next page shows without a fade for %s', (_, reader) => {
  expect(navigate(reader)).toEqual({ fades: 0, changes: 1 })
})
