import { expect, test } from 'vitest'
import { linesOf } from './lines'

const read = (text: string) => linesOf(text).map(({ kind, text }) => `${kind}: ${text}`)

const diagram =
  'flowchart TB\n  accTitle: Which lamp\n  accDescr {\n    In fog\n    the red one.\n  }\n  sea --> fog'

test('of a diagram search has the title and the description, and not the source', () => {
  expect(read(`before\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n\nafter`)).toEqual([
    'text: before',
    'text: Which lamp',
    'text: In fog the red one.',
    'text: after',
  ])
})

test('a diagram in a list or a quotation is one, too', () => {
  const inside = (mark: string) => `~~~mermaid\n${diagram}\n~~~`.replace(/^/gm, mark)
  for (const mark of ['  ', '> ']) {
    expect(read(inside(mark))).toEqual(['text: Which lamp', 'text: In fog the red one.'])
  }
})

test('other code stays code', () => {
  expect(read('```ts\nconst mermaid = 1\n```')).toEqual(['code: const mermaid = 1'])
})
