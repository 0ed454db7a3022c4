import { expect, test } from 'vitest'
import { firstParagraph } from './first-paragraph'

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
