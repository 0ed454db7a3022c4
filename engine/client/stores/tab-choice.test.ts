import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage, stubWindow } from './testing'

let kept: Map<string, string>
let window: EventTarget

async function load(href = 'https://example.com/intro') {
  vi.resetModules()
  const address = new URL(href)
  vi.stubGlobal('location', address)
  vi.stubGlobal('history', {
    state: { scrollY: 4 },
    replaceState: vi.fn((_state: unknown, _title: string, url: URL) => {
      address.href = url.href
    }),
  })
  return import('./tab-choice')
}

beforeEach(() => {
  window = stubWindow()
  kept = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

const values = ['ts', 'js']

test("a choice reaches all tab groups of the page and is stored under the group's name", async () => {
  const { chooseTab, chosenTab, subscribeToTabs } = await load()
  const heard = vi.fn()
  subscribeToTabs('language', heard)
  expect(chosenTab({ group: 'language' }, values)).toBeUndefined()
  chooseTab('language', 'js')
  expect(heard).toHaveBeenCalledTimes(1)
  expect(chosenTab({ group: 'language' }, values)).toBe('js')
  expect(kept.get('docusaurus.tab.language')).toBe('js')
})

test('a stored choice that these tabs do not offer is ignored', async () => {
  kept.set('docusaurus.tab.language', 'go')
  const { chosenTab } = await load()
  expect(chosenTab({ group: 'language' }, values)).toBeUndefined()
})

test('the address takes precedence over the stored choice if it names one of the tabs', async () => {
  kept.set('docusaurus.tab.language', 'js')
  const sharing = { group: 'language', parameter: 'language' }
  expect((await load('https://example.com/?language=ts')).chosenTab(sharing, values)).toBe('ts')
  expect((await load('https://example.com/?language=go')).chosenTab(sharing, values)).toBe('js')
})

test('a choice is written into the address without losing the rest of it', async () => {
  const { writeParameter } = await load('https://example.com/intro?q=1&language=ts#install')
  writeParameter('language', 'js')
  expect(location.href).toBe('https://example.com/intro?q=1&language=js#install')
  expect(history.replaceState).toHaveBeenCalledWith({ scrollY: 4 }, '', expect.anything())
})

test('a choice in another browser tab replaces the one made here', async () => {
  const { chooseTab, chosenTab, subscribeToTabs } = await load()
  const heard = vi.fn()
  subscribeToTabs('language', heard)
  chooseTab('language', 'js')
  kept.set('docusaurus.tab.language', 'ts')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'docusaurus.tab.language' }))
  expect(heard).toHaveBeenCalledTimes(2)
  expect(chosenTab({ group: 'language' }, values)).toBe('ts')
})

test('tabs follow changes of the address until they stop listening', async () => {
  const { subscribeToTabs } = await load()
  const heard = vi.fn()
  const stop = subscribeToTabs(undefined, heard)
  window.dispatchEvent(new Event('docs:address-changed'))
  window.dispatchEvent(new Event('popstate'))
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  window.dispatchEvent(new Event('popstate'))
  expect(heard).toHaveBeenCalledTimes(2)
})
