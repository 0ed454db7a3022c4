import { afterEach, expect, test, vi } from 'vitest'
import { fadeIn } from './fade'

/** Returns how a page that has come is animated for a reader. */
function animationsFor({ wantsLessMotion = false }) {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: wantsLessMotion && /reduce/.test(query) }))
  const animate = vi.fn<Element['animate']>()
  fadeIn(Object.assign(Object.create(null), { animate }))
  return animate.mock.calls.map(([frames]) => frames)
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the next page can be read from the first frame of its fade on', () => {
  expect(animationsFor({})).toEqual([{ opacity: [0.4, 1] }])
})

test('the next page shows without a fade for a reader who wants less motion', () => {
  expect(animationsFor({ wantsLessMotion: true })).toEqual([])
})
