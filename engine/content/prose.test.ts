import { expect, test } from 'vitest'
import { firstHeading, firstParagraph } from './prose'

test('a first heading of level 1 is found below imports, comments and text', () => {
  const before = "import X from './x'\n\n<!-- a\n# no\n-->\n\n{/* # no */}\n\nText"
  expect(firstHeading(`${before}\n\n# One\n\n# Other`)).toBe('One')
})

test('a heading of level 1 below another heading is no title', () => {
  expect(firstHeading('## Two\n\n# One')).toBeUndefined()
})

test('text inside an export is not a heading', () => {
  const statement = 'export const text = `\n\n# no\n\n`\n\nexport const list = [\n\n# no\n]'
  expect(firstHeading(`${statement}\n\n# Yes`)).toBe('Yes')
})

test('a fence in a list and a line of inline code in three backticks end where they end', () => {
  expect(firstHeading('1.  ```bash\n# install\n    ```\n\n# Yes')).toBe('Yes')
  expect(firstHeading('```not a fence```\n\n# Yes')).toBe('Yes')
})

test('a comment in code is not a heading', () => {
  expect(firstHeading('```bash\n# install\n```\n\n~~~~md\n# no\n~~~\n~~~~\n# Yes')).toBe('Yes')
  expect(firstHeading('```bash\n# install')).toBeUndefined()
})

test('inline marks are removed', () => {
  expect(firstHeading('# The `guid` **helper**, [linked](./x) \\<T\\> {#guid} ')).toBe(
    'The guid helper, linked <T>',
  )
  expect(firstHeading('# Closed ##')).toBe('Closed')
})

test.each([
  ['# Query &amp; filter', 'Query & filter'],
  ['# snake\\_case \\*not slanted\\*', 'snake_case *not slanted*'],
  ['# Press <kbd>K</kbd> ~~now~~', 'Press K now'],
  ['# Take ~one~ ~~two~~, ~5 or ~6', 'Take one two, ~5 or ~6'],
  ['# *One* and _two_, `a_b_c` and `&lt;`', 'One and two, a_b_c and &lt;'],
  ['# Files of *.ts and *.js', 'Files of *.ts and *.js'],
  ['# Two<br/>lines {/* note */}', 'Two lines'],
  ["# A {'text'}, {2 + 2} and \\{braces\\}", 'A text, and {braces}'],
  ['# The [spec] says [x]\n\n[spec]: /s', 'The spec says [x]'],
  ['# Price: \\&amp; `\\*`', 'Price: &amp; \\*'],
])('a title is the text that its heading shows: %s', (body, text) => {
  expect(firstHeading(body)).toBe(text)
})

test('a heading whose text is an expression is no title', () => {
  expect(firstHeading('# {title}')).toBeUndefined()
  expect(firstHeading('# {title}', 'md')).toBe('{title}')
})

test.each(['One *title*\n===', 'One\n*title*\n=', '   One title\n  =====  \nText', '***\n\nOne title\n==='])(
  'an underlined heading is a title, and no description: %j',
  (heading) => {
    expect(firstHeading(`${heading}\n\nText.\n\n# Other`)).toBe('One title')
    expect(firstParagraph(`${heading}\n\nThe first.`)).toBe('The first.')
  },
)

test('text that is underlined with dashes is a heading below the title', () => {
  expect(firstHeading('Section\n---\n\n# One')).toBeUndefined()
  expect(firstParagraph('Section\n---\n\nThe first.')).toBe('The first.')
})

test.each([
  '---',
  '- item\nmore\n---',
  '> quote\n===',
  '    code\n===',
  '<p>\nText\n===\n</p>',
  '```\nText\n===\n```',
  '| a |\n| - |\n===',
  '===',
])('only a paragraph is a heading if it is underlined: %j', (before) => {
  expect(firstHeading(`${before}\n\n# Yes`)).toBe('Yes')
})

test('a hash without a space is text', () => {
  expect(firstHeading('#tag\n\ntext')).toBeUndefined()
})

test('it is plain text, past titles, modules, comments, code and tags', () => {
  const body = [
    "import Box from './Box'\n\n# Title\n\n{/* note */}\n<!-- note -->\n\n```ts\na\n\nb\n```",
    '<Box />\n\n:::tip\nno\n:::',
    'The *first* [link](./b.mdx), `<code>`\nand <kbd>K</kbd>.[^1]',
    'The second.',
  ].join('\n\n')
  expect(firstParagraph(body)).toBe('The first link, <code> and K.')
})

test('a long one is cut between words, and a page may have none', () => {
  expect(firstParagraph('word '.repeat(100))).toMatch(/^(word ){31}word…$/)
  expect(firstParagraph('# Title\n\n- item')).toBe('')
})

test.each([
  [
    'See [spec], [the text][spec], [spec][] and [none].\n\n[spec]: /s',
    'See spec, the text, spec and [none].',
  ],
  ['There are {n + 1} tides.\n\nThe next one.', 'The next one.'],
  ['There are {n + 1} tides.', 'There are tides.'],
  ["A {'text'} and `{code}`.", 'A text and {code}.'],
  ['The height $x$ costs $5 and $6.', 'The height x costs $5 and $6.'],
  ['A $\\frac{a}{b}$ here.\n\nIn words.', 'In words.'],
])('the excerpt contains no source: %s', (body, text) => {
  expect(firstParagraph(body)).toBe(text)
})

test('braces of plain Markdown are text', () => {
  expect(firstParagraph('Write {n + 1} here.\n\nNext.', 'md')).toBe('Write {n + 1} here.')
})
