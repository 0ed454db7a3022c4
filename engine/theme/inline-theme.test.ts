import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { ColorModeConfig } from '../page/site'
import { inlineThemeScript } from './inline-theme'

const config: ColorModeConfig = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
}

/** Runs the script in a document of its own. */
function run(
  options: Partial<ColorModeConfig>,
  stored: Record<string, string> | 'blocked',
  systemDark = false,
  failed: string[] = [],
) {
  const attributes: Record<string, string> = {}
  const documentElement = {
    dataset: attributes,
    setAttribute: (name: string, value: string) => {
      attributes[name] = value
    },
  }
  runInNewContext(inlineThemeScript({ ...config, ...options }), {
    document: { documentElement },
    matchMedia: () => ({ matches: systemDark }),
    addEventListener: (_type: string, listener: (event: object) => void) => {
      for (const tagName of failed) listener({ target: { tagName } })
    },
    get localStorage() {
      if (stored === 'blocked') throw new Error('denied')
      return { getItem: (key: string) => stored[key] ?? null }
    },
  })
  return attributes
}

test('a stored choice is the mode', () => {
  expect(run({}, { theme: 'dark' })).toEqual({ theme: 'dark', themeChoice: 'dark' })
})

test('without a choice the system decides', () => {
  expect(run({}, {}, true)).toEqual({ theme: 'dark', themeChoice: 'system' })
  expect(run({}, {}, false)).toEqual({ theme: 'light', themeChoice: 'system' })
})

test('where the system does not count the default mode does', () => {
  expect(run({ respectPrefersColorScheme: false }, {}, true)).toEqual({
    theme: 'light',
    themeChoice: 'light',
  })
})

test('with the switch disabled a stored choice does not count', () => {
  expect(run({ disableSwitch: true }, { theme: 'dark' })).toEqual({ theme: 'light', themeChoice: 'system' })
})

test('an unknown stored value counts as none, and blocked storage as empty', () => {
  expect(run({}, { theme: 'sepia' })).toEqual({ theme: 'light', themeChoice: 'system' })
  expect(run({}, 'blocked', true)).toEqual({ theme: 'dark', themeChoice: 'system' })
})

test('a hidden sidebar is hidden from the start', () => {
  expect(run({}, { 'docs-sidebar-hidden': 'true' })).toHaveProperty('data-sidebar-hidden')
  expect(run({}, { 'docs-sidebar-hidden': 'false' })).not.toHaveProperty('data-sidebar-hidden')
})

test('a script that cannot be loaded marks the document, a picture does not', () => {
  expect(run({}, {}, false, ['IMG'])).not.toHaveProperty('data-script-failed')
  expect(run({}, {}, false, ['SCRIPT'])).toHaveProperty('data-script-failed')
})

test('the script is below 600 bytes, has no markup in it, and is the same each time', () => {
  const script = inlineThemeScript(config)
  expect(script.length).toBeLessThan(600)
  expect(script).not.toContain('<')
  expect(inlineThemeScript({ ...config })).toBe(script)
})
