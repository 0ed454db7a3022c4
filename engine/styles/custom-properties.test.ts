import postcss from 'postcss'
import { expect, test } from 'vitest'
import { rootProperties, withoutUnusedProperties } from './custom-properties'

const without = (css: string, ...used: string[]) =>
  withoutUnusedProperties(
    postcss.parse(css).nodes.map((rule) => `${rule}`),
    (name) => used.includes(name),
  )

test.each([
  ['that nothing names goes', ':root{--a:0;--b:1}p{top:var(--b)}', ':root{--b:1}p{top:var(--b)}'],
  ['with a fallback is named, too', ':root{--a:0}p{top:var(--a,1px)}', ':root{--a:0}p{top:var(--a,1px)}'],
  ['that only one that goes names goes as well', ':root{--a:0;--b:var(--a)}p{top:0}', 'p{top:0}'],
  [
    'that one that stays names stays',
    ':root{--a:0;--b:var(--a)}p{top:var( --b )}',
    ':root{--a:0;--b:var(--a)}p{top:var( --b )}',
  ],
  ['goes from conditions, too', '@media (width<=9px){:root{--a:0}}p{top:0}', 'p{top:0}'],
  ['of an element stays', ':root{color:red}p{--a:0}', ':root{color:red}p{--a:0}'],
])('a custom property of the root %s', (_, css, rest) => {
  expect(without(css)).toBe(rest)
})

test('a custom property of the root stays where the document or a script uses it', () => {
  expect(without(':root{--a:var(--c);--b:1;--c:2}', '--a')).toBe(':root{--a:var(--c);--c:2}')
})

test('the custom properties of a sheet are those of the root, on any condition', () => {
  const css = ':root{--a:0;top:0}p{--b:0}@media print{:root{--c:0}}'
  expect([...rootProperties(css)]).toEqual(['--a', '--c'])
})
