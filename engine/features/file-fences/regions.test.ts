import { expect, test } from 'vitest'
import { regionNames, regionOf } from './regions'

const file = `import { a } from './a'

export function tides() {
  // #region today
  const now = a()
    // #region hour
    now.hour()
    // #endregion
  // #endregion

  // #region later
  return now
  // #endregion
}
`

test('a region has the lines between its comments, without common indentation and comments of inner regions', () => {
  expect(regionOf(file, 'today')).toBe('const now = a()\n  now.hour()')
  expect(regionOf(file, 'hour')).toBe('now.hour()')
})

test('a whole file is shown without the comments of its regions', () => {
  expect(regionOf(file)).toMatch(/^import/)
  expect(regionOf(file)).toMatch(/return now\n}$/)
  expect(regionOf(file)).not.toContain('region')
})

test('a region that is not there is not taken for an empty one', () => {
  expect(regionOf(file, 'tomorrow')).toBeUndefined()
  expect(regionNames(file)).toEqual(['today', 'hour', 'later'])
})

test('regions of style sheets, templates, scripts and JSX', () => {
  expect(regionOf('/* #region a */\nb {}\n/* #endregion */', 'a')).toBe('b {}')
  expect(regionOf('<!-- #region a -->\n<b></b>\n<!-- #endregion -->', 'a')).toBe('<b></b>')
  expect(regionOf('# region a\nls\n# endregion', 'a')).toBe('ls')
  expect(regionOf('{/* #region a */}\n<b />\n{/* #endregion */}', 'a')).toBe('<b />')
})
