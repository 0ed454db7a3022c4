import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import type { ColorModeConfig } from '../page/site'
import { type FirstFrame, firstFrameScript } from './head-scripts'

const colorMode: ColorModeConfig = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: true,
}
const announcementBar = { id: 'announcement-bar', html: 'News', isCloseable: true }
const ID = 'docusaurus.announcement.id'
const DISMISS = 'docusaurus.announcement.dismiss'

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

test('[K8] the value system leaves the mode to the system from the start', () => {
  expect(run({}, { theme: 'system' }, true)).toEqual({ theme: 'dark', themeChoice: 'system' })
})

test('a hidden sidebar is hidden from the start', () => {
  expect(run({}, { 'docs-sidebar-hidden': 'true' })).toHaveProperty('sidebarHidden')
  expect(run({}, { 'docs-sidebar-hidden': 'false' })).not.toHaveProperty('sidebarHidden')
})

test('every key that is read ends in the configured suffix', () => {
  const stored = { theme: 'light', 'theme-docs': 'dark', 'docs-sidebar-hidden-docs': 'true' }
  const attributes = run({}, stored, false, [], { storageSuffix: '-docs', announcementBar })
  expect(attributes).toMatchObject({ theme: 'dark', sidebarHidden: '' })
  expect(stored).toHaveProperty([`${ID}-docs`], 'announcement-bar')
  expect(stored).toHaveProperty([`${DISMISS}-docs`], 'false')
})

/** Returns what is stored, and whether the bar is hidden, after the script has run. */
function announce(stored: Record<string, string>, id = 'announcement-bar') {
  const attributes = run({}, stored, false, [], { announcementBar: { ...announcementBar, id } })
  return { stored, hidden: 'announcementDismissed' in attributes }
}

test('the id of an announcement is stored when it is first seen, and the bar is there', () => {
  expect(announce({})).toEqual({
    stored: { [ID]: 'announcement-bar', [DISMISS]: 'false' },
    hidden: false,
  })
})

test('[S7] a dismissed announcement is hidden from the start', () => {
  expect(announce({ [ID]: 'v2', [DISMISS]: 'true' }, 'v2').hidden).toBe(true)
  expect(announce({ [ID]: 'v2', [DISMISS]: 'false' }, 'v2').hidden).toBe(false)
})

test('[S8] a changed id is stored, and a dismissal does not count for it', () => {
  expect(announce({ [ID]: 'v1', [DISMISS]: 'true' }, 'v2')).toEqual({
    stored: { [ID]: 'v2', [DISMISS]: 'false' },
    hidden: false,
  })
})

test('[S9] the misspelled id is rewritten, and a dismissal under it stays for the default id only', () => {
  expect(announce({ [ID]: 'annoucement-bar', [DISMISS]: 'true' })).toEqual({
    stored: { [ID]: 'announcement-bar', [DISMISS]: 'true' },
    hidden: true,
  })
  expect(announce({ [ID]: 'annoucement-bar', [DISMISS]: 'true' }, 'v2')).toEqual({
    stored: { [ID]: 'v2', [DISMISS]: 'false' },
    hidden: false,
  })
})

test('an id may hold anything: it ends neither its text nor the script', () => {
  const id = `'"</script>\\`
  expect(announce({ [ID]: id, [DISMISS]: 'true' }, id).hidden).toBe(true)
  expect(firstFrameScript({ colorMode, announcementBar: { ...announcementBar, id } }, './')).not.toContain(
    '<',
  )
})

test('a script that cannot be loaded marks the document and asks for the base path, a picture does not', () => {
  expect(run({}, {}, false, ['IMG'])).toEqual(run({}, {}))
  expect(run({}, {}, false, ['SCRIPT'])).toMatchObject({ scriptFailed: '', loaded: '../base.js' })
})

test('the script has no markup in it, and is the same each time', () => {
  const script = firstFrameScript({ colorMode }, '../')
  expect(script).not.toContain('<')
  expect(firstFrameScript({ colorMode: { ...colorMode } }, '../')).toBe(script)
})
