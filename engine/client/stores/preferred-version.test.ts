import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepChosenVersion, readPreferredVersions, VERSION_KEY } from './preferred-version'
import { stubStorage } from './testing'

const names = ['current', '1.0']
let kept: Map<string, string>

beforeEach(() => {
  kept = stubStorage()
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => vi.unstubAllGlobals())

test('[P11] [K8] the chosen version is the one that is stored', () => {
  expect(readPreferredVersions(names)).toBeNull()
  kept.set('docs-preferred-version-default', '1.0')
  expect(readPreferredVersions(names)).toBe('1.0')
  keepChosenVersion(names)()
  expect(kept.get(VERSION_KEY)).toBe('1.0')
})

test('[D15] [P11] one version of each set of docs is stored', () => {
  const all = [...names, 'api/1.0', 'api/2.0']
  kept.set(VERSION_KEY, '1.0 api/2.0')
  expect(readPreferredVersions(all)).toBe('1.0 api/2.0')
  class Link extends EventTarget {
    dataset = { version: 'api/1.0' }
    search = ''
    hash = ''
    closest = () => this
  }
  vi.stubGlobal('Element', Link)
  vi.stubGlobal('location', { search: '?q', hash: '#a' })
  keepChosenVersion(all)
  const click = new Event('click')
  Object.defineProperty(click, 'target', { value: new Link() })
  document.dispatchEvent(click)
  expect(kept.get(VERSION_KEY)).toBe('api/1.0 1.0')
})

test('[P11] a stored version that no longer exists counts as no choice, and is removed', () => {
  kept.set(VERSION_KEY, '0.9')
  expect(readPreferredVersions(names)).toBeNull()
  keepChosenVersion(names)()
  expect([...kept]).toEqual([])
})
