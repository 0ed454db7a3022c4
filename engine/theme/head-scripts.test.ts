import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { ColorModeConfig } from '../page/site'
import { type FirstFrame, firstFrameScript } from './head-scripts'

const colorMode: ColorModeConfig = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
}

/** Runs the script in a separate document. */
function run(
  options: Partial<ColorModeConfig>,
  stored: Record<string, string> | 'blocked',
  systemDark = false,
  failed: string[] = [],
  site: Omit<FirstFrame, 'colorMode'> = {},
) {
  const attributes: Record<string, string> = {}
  const dataKey = (name: string) =>
    name.slice('data-'.length).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const documentElement = {
    dataset: attributes,
    setAttribute: (name: string, value: string) => {
      attributes[dataKey(name)] = value
    },
  }
  const script = firstFrameScript({ ...site, colorMode: { ...colorMode, ...options } }, '../')
  runInNewContext(script.replace('import(', 'load('), {
    load: async (address: string) => {
      attributes.loaded = address
    },
    document: { documentElement },
    matchMedia: () => ({ matches: systemDark }),
    addEventListener: (_type: string, listener: (event: object) => void) => {
      for (const tagName of failed) listener({ target: { tagName } })
    },
    get localStorage() {
      if (stored === 'blocked') throw new Error('denied')
      return {
        getItem: (key: string) => stored[key] ?? null,
        setItem: (key: string, value: string) => {
          stored[key] = value
        },
      }
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

test('a site that ignores the system starts in its default mode', () => {
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

test('[K8] the stored value `system` leaves the mode to the system from the start', () => {
  expect(run({}, { theme: 'system' }, true)).toEqual({ theme: 'dark', themeChoice: 'system' })
})

test('a hidden sidebar is hidden from the start', () => {
  expect(run({}, { 'docs-sidebar-hidden': 'true' })).toHaveProperty('sidebarHidden')
  expect(run({}, { 'docs-sidebar-hidden': 'false' })).not.toHaveProperty('sidebarHidden')
})

test('every key that is read ends in the configured suffix', () => {
  const stored = { theme: 'light', 'theme-docs': 'dark', 'docs-sidebar-hidden-docs': 'true' }
  const attributes = run({}, stored, false, [], { storageSuffix: '-docs' })
  expect(attributes).toMatchObject({ theme: 'dark', sidebarHidden: '' })
})

test('a script that cannot be loaded marks the document and asks for the base path, a picture does not', () => {
  expect(run({}, {}, false, ['IMG'])).toEqual(run({}, {}))
  expect(run({}, {}, false, ['SCRIPT'])).toMatchObject({ scriptFailed: '', loaded: '../base.js' })
})

test('statements of features run with the storage and the root element', () => {
  const script = firstFrameScript({ colorMode }, './', [
    "if (storage.getItem('a') === 'b') root.dataset.tide = 'high'",
  ])
  const documentElement = { dataset: {} as Record<string, string> }
  runInNewContext(script, {
    document: { documentElement },
    matchMedia: () => ({ matches: false }),
    addEventListener: () => undefined,
    localStorage: { getItem: (key: string) => (key === 'a' ? 'b' : null) },
  })
  expect(documentElement.dataset).toMatchObject({ tide: 'high', theme: 'light' })
})

test('the script has no markup in it, and is the same each time', () => {
  const script = firstFrameScript({ colorMode }, '../')
  expect(script).not.toContain('<')
  expect(firstFrameScript({ colorMode: { ...colorMode } }, '../')).toBe(script)
})

test('what features add may compare and end with a comment, and no text of it ends the script', () => {
  const statements = "if (1 < 2) root.dataset.tide = '</script><!--' // high"
  const script = firstFrameScript({ colorMode }, '../', [statements])
  expect(script).not.toMatch(/<\/script|<!--/)
  const dataset: Record<string, string> = {}
  runInNewContext(script, {
    document: { documentElement: { dataset, setAttribute() {} } },
    matchMedia: () => ({ matches: false }),
    addEventListener() {},
    localStorage: { getItem: () => null },
  })
  expect(dataset).toMatchObject({ tide: '</script><!--', theme: 'light' })
})
