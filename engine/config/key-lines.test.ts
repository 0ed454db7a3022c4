import { expect, test } from 'vitest'
import { keyLine } from './key-lines'

const module = `import { themes } from './themes' // { title: 'no' }
/* title: */
const shared = { title: 'other', nested: { a: 1 } }

const config: SiteConfig = {
  title: 'a { b: [',
  'quoted key': true,
  list: [
    'one',
    { label: 'two', deep: [1, 2] },
    call({ label: 'three' }, [4]),
    {
      label: \`four
      lines\`,
      value: 5,
    },
  ],
  shorthand,
  ...shared,
  method() { return { title: 1 } },
  last: { of: { all: 1 } },
}

export default config
`

test.each([
  [['title'], 6],
  [['quoted key'], 7],
  [['list'], 8],
  [['list', 0], 9],
  [['list', 1, 'label'], 10],
  [['list', 1, 'deep', 1], 10],
  [['list', 2], 11],
  [['list', 3], 12],
  [['list', 3, 'label'], 13],
  [['list', 3, 'value'], 15],
  [['shorthand'], 18],
  [['last', 'of', 'all'], 21],
])('finds the line of %j', (path, line) => {
  expect(keyLine(module, path)).toBe(line)
})

test('a missing key gives the line of its container', () => {
  expect(keyLine(module, ['list', 3, 'missing'])).toBe(12)
  expect(keyLine(module, ['missing'])).toBe(1)
})

test('JSON is read, too', () => {
  expect(keyLine('{\n  "a": [],\n  "b": { "c": "}" },\n  "d": 1\n}', ['d'])).toBe(4)
})

test('a value in a variable of the module is found where it is written', () => {
  const source =
    'const items = [\n  { to: 1 }]\nexport const base = {\n  navbar: { items } }\nexport default { ...base }'
  expect(keyLine(source, ['navbar', 'items', 0, 'to'])).toBe(2)
  expect(keyLine(source, ['navbar', 'missing'])).toBe(4)
})

test.each([
  'export default {\n  a: 1 } satisfies Config',
  'export default defineConfig({\n  a: 1 })',
  "'use strict'\nmodule.exports = { a: 1 }",
])('an export may be written as in %j', (source) => {
  expect(keyLine(source, ['a'])).toBe(2)
})
