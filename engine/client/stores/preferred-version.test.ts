import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepChosenVersion, readPreferredVersion, VERSION_KEY } from './preferred-version'
import { stubStorage } from './testing'

const names = ['current', '1.0']
let kept: Map<string, string>

beforeEach(() => {
  kept = stubStorage()
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

test('[P11] [K8] the chosen version is the one that is stored', () => {
  expect(readPreferredVersion(names)).toBeNull()
  kept.set('docs-preferred-version-default', '1.0')
  expect(readPreferredVersion(names)).toBe('1.0')
  keepChosenVersion(names)()
  expect(kept.get(VERSION_KEY)).toBe('1.0')
})

test('[P11] a stored version that no longer exists counts as no choice, and is removed', () => {
  kept.set(VERSION_KEY, '0.9')
  expect(readPreferredVersion(names)).toBeNull()
  keepChosenVersion(names)()
  expect([...kept]).toEqual([])
})
