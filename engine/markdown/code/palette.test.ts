import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { EMPHASIS, paletteCss, ROLES } from './palette'

const tokens = readFileSync(new URL('../../theme/tokens.css', import.meta.url), 'utf8')
const BACKGROUNDS = ['--code-bg', '--note-tint', '--tip-tint', '--danger-tint']

/** Returns a custom property of one mode, as `#rrggbb`. */
function token(mode: 'light' | 'dark', name: string): string {
  const [, value = ''] = new RegExp(`${name}: ([^;]+);`).exec(tokens) ?? []
  const [, alias] = /^var\((.+)\)$/.exec(value) ?? []
  if (alias) return token(mode, alias)
  const [light = '', dark = light] = value.match(/#[0-9a-f]+/g) ?? []
  const color = mode === 'light' ? light : dark
  return color.length === 4 ? color.replace(/[0-9a-f]/g, '$&$&') : color
}

/** Returns the WCAG 2 contrast ratio of two `#rrggbb` colors, from 1 to 21. */
function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('contrast is computed as WCAG defines it', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

describe.each(['light', 'dark'] as const)('in %s mode', (mode) => {
  describe.each(BACKGROUNDS)('on %s', (background) => {
    test.each(ROLES.map((role) => [role.className, role[mode]]))('class %s, %s, is readable', (_, color) => {
      expect(contrast(color, token(mode, background))).toBeGreaterThanOrEqual(4.5)
    })

    test('text is readable', () => {
      expect(contrast(token(mode, '--text'), token(mode, background))).toBeGreaterThanOrEqual(4.5)
    })
  })

  test.each(['note', 'tip', 'danger'])('the sign and bar of a %s line are readable', (kind) => {
    expect(contrast(token(mode, `--${kind}`), token(mode, `--${kind}-tint`))).toBeGreaterThanOrEqual(4.5)
  })

  test('language labels and line numbers are readable', () => {
    expect(contrast(token(mode, '--muted'), token(mode, '--code-bg'))).toBeGreaterThanOrEqual(4.5)
  })
})

test('a pair of colors has one class, and a class one pair', () => {
  const pairs = ROLES.map(({ light, dark }) => light + dark)
  const classes = [...ROLES, ...EMPHASIS].map(({ className }) => className)
  expect(new Set(pairs).size).toBe(pairs.length)
  expect(new Set(classes).size).toBe(classes.length)
})

test('the style sheet of the palette does not change by accident', () => {
  expect(paletteCss().replaceAll('}', '}\n')).toMatchInlineSnapshot(`
    "code .c{color:light-dark(#5a6a63,#869c93)}
    code .k{color:light-dark(#7a2a9c,#c99bf5);font-weight:500}
    code .s{color:light-dark(#965e00,#f2d394)}
    code .n{color:light-dark(#b8332a,#ff9d8a)}
    code .f{color:light-dark(#1f5fd0,#80afff)}
    code .t{color:light-dark(#0c3f66,#aee2f4);font-weight:500}
    code .g{color:light-dark(#a3295f,#ff9fc2)}
    code .a{color:light-dark(#0c5a66,#9fdce6)}
    code .b{font-weight:600}
    code .i{font-style:italic}
    "
  `)
})
