import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ColorModeConfig } from '../../page/site'
import { createColorMode, nextChoice } from './color-mode'
import { stubStorage, stubWindow } from './testing'

const config: ColorModeConfig = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
}
const root: { dataset: Record<string, string> } = { dataset: {} }
let kept: Map<string, string>
let system: EventTarget & { matches: boolean }
let window: EventTarget

beforeEach(() => {
  root.dataset = {}
  window = stubWindow()
  system = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('document', { documentElement: root })
  vi.stubGlobal('matchMedia', () => system)
  kept = stubStorage()
})
afterEach(() => vi.unstubAllGlobals())

function setSystem(dark: boolean): void {
  system.matches = dark
  system.dispatchEvent(new Event('change'))
}

test('the toggle goes from light to dark to system and again, without the system from light to dark and back', () => {
  expect(nextChoice('light', config)).toBe('dark')
  expect(nextChoice('dark', config)).toBe('system')
  expect(nextChoice('system', config)).toBe('light')
  const alone = { respectPrefersColorScheme: false }
  expect(nextChoice('light', alone)).toBe('dark')
  expect(nextChoice('dark', alone)).toBe('light')
})

test('without a choice, the mode follows the system as that changes', () => {
  const heard = vi.fn()
  createColorMode(config).subscribe(heard)
  expect(root.dataset).toEqual({ theme: 'light', themeChoice: 'system' })
  setSystem(true)
  expect(root.dataset).toEqual({ theme: 'dark', themeChoice: 'system' })
  expect(heard).toHaveBeenCalled()
})

test('a choice is stored and holds against the system', () => {
  const colorMode = createColorMode(config)
  colorMode.subscribe(() => {})
  colorMode.choose('light')
  setSystem(true)
  expect(root.dataset).toEqual({ theme: 'light', themeChoice: 'light' })
  expect(kept.get('theme')).toBe('light')
})

test('[S3] choosing system removes the choice, and gives the default mode on a site that ignores the system', () => {
  kept.set('theme', 'dark')
  const colorMode = createColorMode(config)
  colorMode.subscribe(() => {})
  colorMode.choose('system')
  expect(kept.has('theme')).toBe(false)
  expect(root.dataset).toEqual({ theme: 'light', themeChoice: 'system' })

  kept.set('theme', 'dark')
  setSystem(true)
  const alone = createColorMode({ ...config, respectPrefersColorScheme: false })
  alone.subscribe(() => {})
  alone.choose('system')
  expect(kept.has('theme')).toBe(false)
  expect(root.dataset.theme).toBe('light')
})

test('a choice in another tab applies here too', () => {
  const colorMode = createColorMode(config)
  colorMode.subscribe(() => {})
  kept.set('theme', 'dark')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }))
  expect(colorMode.choice()).toBe('dark')
  expect(root.dataset.theme).toBe('dark')
})

test('[S5] with the switch disabled a stored choice is removed', () => {
  kept.set('theme', 'dark')
  createColorMode({ ...config, disableSwitch: true }).subscribe(() => {})
  expect(kept.has('theme')).toBe(false)
  expect(root.dataset.theme).toBe('light')
})

test('[K8] the stored value `system` counts as no choice, in this tab and from another', () => {
  kept.set('theme', 'system')
  const colorMode = createColorMode(config)
  colorMode.subscribe(() => {})
  expect(root.dataset).toEqual({ theme: 'light', themeChoice: 'system' })
  colorMode.choose('dark')
  kept.set('theme', 'system')
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'theme' }))
  setSystem(true)
  expect(root.dataset).toEqual({ theme: 'dark', themeChoice: 'system' })
})

test('after the last listener has left, changes are not reported', () => {
  const heard = vi.fn()
  createColorMode(config).subscribe(heard)()
  heard.mockClear()
  setSystem(true)
  expect(heard).not.toHaveBeenCalled()
  expect(root.dataset.theme).toBe('light')
})

test('a stored value that is not a mode is ignored', () => {
  kept.set('theme', 'sepia')
  expect(createColorMode(config).choice()).toBe('system')
})
