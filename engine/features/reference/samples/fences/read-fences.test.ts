import { expect, test } from 'vitest'
import type { SampleFence } from './read-fences'
import { testFences } from './testing'

const readFences = (text: string, path: string) => testFences()({ path, text })

const page = (...lines: string[]) => readFences(lines.join('\n'), 'docs/a.mdx')

function only(...lines: string[]): SampleFence {
  const [fence, ...more] = page('# A page', '', ...lines)
  if (!fence || more.length > 0) throw new Error('not one fence')
  return fence
}

test('a fence has its language, its words, its code and the lines of the page', () => {
  expect(only('```ts title="a.ts" run try {1}', 'const a = 1', '', 'console.log(a)', '```')).toEqual({
    language: 'ts',
    title: 'a.ts',
    run: true,
    try: true,
    line: 3,
    visible: 'const a = 1\n\nconsole.log(a)',
    visibleLines: [4, 5, 6],
    code: 'const a = 1\n\nconsole.log(a)',
    lines: [4, 5, 6],
    expectErrors: [],
  })
})

test('a fence without words is neither run nor tried, and may name no language', () => {
  expect(only('```', 'x', '```')).toMatchObject({ language: '', run: false, try: false })
  expect(only('```ts', '```')).not.toHaveProperty('noCheck')
})

test('a fence may ask for its output beside its code', () => {
  expect(only('```ts run beside', '```')).toMatchObject({ beside: true })
  expect(only('```ts run', '```')).not.toHaveProperty('beside')
})

test('a fence may ask for its editor to open by itself', () => {
  expect(only('```ts run try open', '```')).toMatchObject({ open: true })
  expect(only('```ts run try', '```')).not.toHaveProperty('open')
})

test('the reason not to check is in quotation marks; without one it is empty', () => {
  expect(only('```ts no-check="needs a server"', '```').noCheck).toBe('needs a server')
  expect(only("```ts no-check='two words'", '```').noCheck).toBe('two words')
  expect(only('```ts no-check', '```').noCheck).toBe('')
})

test('hidden lines are compiled and not shown', () => {
  const fence = only(
    '```ts run',
    "import { login } from '@sinequa/atomic' // hide",
    '// hide-start',
    "respond('login', {})",
    '',
    '// hide-end',
    'login()',
    '```',
  )
  expect(fence.visible).toBe('login()')
  expect(fence.code).toBe("import { login } from '@sinequa/atomic'\nrespond('login', {})\n\nlogin()")
  expect(fence.lines).toEqual([4, 6, 7, 9])
})

test('removed lines are shown and not compiled, added ones are both', () => {
  const fence = only('```ts', '// remove', 'old()', '// add', 'next()', 'last() // add', '```')
  expect(fence.visible).toBe('old()\nnext()\nlast()')
  expect(fence.code).toBe('next()\nlast()')
  expect(fence.lines).toEqual([7, 8])
})

test('an error is expected on marked lines; in a marked block, on those with code', () => {
  const fence = only(
    '```ts',
    'bad() // error',
    '// error-start',
    'worse(',
    '  1,',
    ')',
    '// error-end',
    'good()',
    '```',
  )
  expect(fence.expectErrors).toEqual([4, 6, 7])
})

test('fences in lists, quotes, admonitions and components have their own text and the lines of the page', () => {
  const fences = page(
    '- item',
    '',
    '  ```ts',
    '  list()',
    '    .two()',
    '  ```',
    '',
    ':::note A title',
    '',
    '```ts',
    'note()',
    '```',
    '',
    ':::',
    '',
    '> ```ts',
    '> quote()',
    '> ```',
    '',
    '<Tabs>',
    '  <TabItem value="a">',
    '',
    '  ~~~ts',
    '  tab()',
    '  ~~~',
    '',
    '  </TabItem>',
    '</Tabs>',
  )
  expect(fences.map(({ code, lines }) => [code, ...lines])).toEqual([
    ['list()\n  .two()', 4, 5],
    ['note()', 11],
    ['quote()', 17],
    ['tab()', 24],
  ])
})

test('front matter, comments and longer fences around an example move no line', () => {
  const fences = page(
    '---',
    'title: A',
    '---',
    '<!--',
    '```ts',
    '```',
    '-->',
    '````mdx',
    '```ts',
    '```',
    '````',
  )
  expect(fences.map(({ language, line }) => [language, line])).toEqual([['mdx', 8]])
})

test('lines may end as they do on Windows', () => {
  expect(readFences('```ts\r\na()\r\nb()\r\n```\r\n', 'docs/a.mdx')[0]?.code).toBe('a()\nb()')
})

test('a plain Markdown file has fences; indented code does not count as one', () => {
  const fences = readFences('a < b {\n\n    indented()\n\n```ts\nfenced()\n```\n', 'docs/a.md')
  expect(fences.map(({ code, line }) => [code, line])).toEqual([['fenced()', 5]])
})

test('a fence that shows a file is no sample', () => {
  expect(page('```ts file="src/query.ts"', '```', '', '```ts', 'a()', '```').map(({ code }) => code)).toEqual(
    ['a()'],
  )
})

test('a malformed page is an error with its location', () => {
  expect(() => page('text', '', '<b>')).toThrow('docs/a.mdx:3')
})
