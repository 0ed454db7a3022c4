import { expect, test } from 'vitest'
import { markdownLines } from './lines'

const read = (markdown: string) => markdownLines(markdown).map(({ kind, text }) => `${kind}: ${text}`)

test('headings, paragraphs and lists are read line by line', () => {
  expect(read('## Start {#a}\n\nOne\ntwo.\n\n- three\n- four\n1. five')).toEqual([
    'heading: Start {#a}',
    'text: One two.',
    'text: three',
    'text: four',
    'text: five',
  ])
})

test('a nested item belongs to the line of its item', () => {
  expect(
    read('- `Tide`: one turn.\n  - `height: number`: in meters.\n  - `low?: boolean`\n- `Station`'),
  ).toEqual(['text: `Tide`: one turn. `height: number`: in meters. `low?: boolean`', 'text: `Station`'])
  expect(read('1. One:\n   - two\n\n   - three')).toEqual(['text: One: two', 'text: three'])
})

test('an underlined line is a heading', () => {
  expect(read('Title\n=====\n\ntext\n\n---\n\nmore')).toEqual(['heading: Title', 'text: text', 'text: more'])
})

test('code keeps its lines and its title, and a heading in it stays code', () => {
  expect(read('```ts title="a.ts"\n# no heading\n~~~\n```\nafter')).toEqual([
    'code: a.ts',
    'code: # no heading',
    'code: ~~~',
    'text: after',
  ])
})

test('a file that a fence shows is not searched, its title is', () => {
  expect(read('```ts file="src/query.ts" title="query.ts"\nsearch()\n```\nafter')).toEqual([
    'code: query.ts',
    'text: after',
  ])
})

test('rows of a table are lines with their cells', () => {
  expect(read('| Name | Type |\n| --- | :-: |\n| a | `b \\| c` |')).toEqual([
    'label: Name · Type',
    'text: a · `b \\| c`',
  ])
})

test('the head of a table and a line that is emphasized as a whole are labels', () => {
  expect(read('*function · type*\n\n*One*\ntwo.\n\n**Bold**\n\na | b\n--- | ---\n\ntext\n\n---')).toEqual([
    'label: *function · type*',
    'text: *One* two.',
    'text: **Bold**',
    'label: a | b',
    'text: text',
  ])
})

test('an admonition gives its title', () => {
  expect(read(':::warning[Take care]\n\nHot.\n\n:::')).toEqual(['text: Take care', 'text: Hot.'])
})

const diagram =
  'flowchart TB\n  accTitle: Which lamp\n  accDescr {\n    In fog\n    the red one.\n  }\n  sea --> fog'

test('search has the title and the description of a diagram, not its source', () => {
  expect(read(`before\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n\nafter`)).toEqual([
    'text: before',
    'text: Which lamp',
    'text: In fog the red one.',
    'text: after',
  ])
})

test('a diagram may be in a list or a quotation', () => {
  const inside = (mark: string) => `~~~mermaid\n${diagram}\n~~~`.replace(/^/gm, mark)
  for (const mark of ['  ', '> ']) {
    expect(read(inside(mark))).toEqual(['text: Which lamp', 'text: In fog the red one.'])
  }
})

test('other code stays code', () => {
  expect(read('```ts\nconst mermaid = 1\n```')).toEqual(['code: const mermaid = 1'])
})
