import { expect, test, vi } from 'vitest'
import { isSearchKey, shortcutLabel } from './shortcut'

test('[K3] [S14] the shortcut is labeled Ctrl+K, and ⌘+K on Apple devices', () => {
  const label = (navigator: object) => {
    vi.stubGlobal('navigator', navigator)
    const text = shortcutLabel()
    vi.unstubAllGlobals()
    return text
  }
  expect(label({ platform: 'Linux x86_64', userAgentData: { platform: 'Linux' } })).toBe('Ctrl+K')
  expect(label({ platform: 'Win32', userAgentData: { platform: 'Windows' } })).toBe('Ctrl+K')
  expect(label({ platform: '', userAgentData: { platform: 'macOS' } })).toBe('⌘+K')
  expect(label({ platform: 'MacIntel' })).toBe('⌘+K')
  expect(label({ platform: 'iPad' })).toBe('⌘+K')
})

test('[K3] Ctrl+K, ⌘+K and a slash open search, with capitals locked as well, and nothing else does', () => {
  vi.stubGlobal('Element', class {})
  const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, target: null }
  const pressed = (key: string, held: object = {}) => isSearchKey({ key, code: '', ...none, ...held })
  expect(pressed('k', { ctrlKey: true })).toBe(true)
  expect(pressed('K', { ctrlKey: true })).toBe(true)
  expect(pressed('k', { metaKey: true })).toBe(true)
  // This key is another letter on a Russian keyboard, and another Latin one with Dvorak.
  expect(pressed('л', { code: 'KeyK', ctrlKey: true })).toBe(true)
  expect(pressed('t', { code: 'KeyK', ctrlKey: true })).toBe(false)
  expect(pressed('ф', { code: 'KeyA', ctrlKey: true })).toBe(false)
  expect(pressed('/')).toBe(true)
  // Some keyboards need Shift to type it.
  expect(pressed('/', { shiftKey: true })).toBe(true)
  for (const held of [{}, { ctrlKey: true, shiftKey: true }, { ctrlKey: true, altKey: true }]) {
    expect(pressed('k', held)).toBe(false)
  }
  expect(pressed('/', { ctrlKey: true })).toBe(false)
  vi.unstubAllGlobals()
})
