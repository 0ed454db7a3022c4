import { expect, test } from 'vitest'
import { htmlText, plainText } from './plain-text'

test.each([
  ['**bold**, _soft_ and ~~gone~~', 'bold, soft and gone'],
  ['a [link](/to/there) and ![a picture](x.png)', 'a link and a picture'],
  ['`Promise<string>` stays', 'Promise<string> stays'],
  ['`a \\| b` in a table', 'a | b in a table'],
  ['``a `b` c``', 'a `b` c'],
  ['<kbd>Ctrl</kbd>+K and snake_case_name', 'Ctrl +K and snake_case_name'],
  ['\\*no emphasis\\* &amp; no entity', '*no emphasis* & no entity'],
  ['[`code`](./page.mdx#part) in a link', 'code in a link'],
  ["a {'string'} and {/* a comment */}", 'a string and'],
  ['a note[^1] apart', 'a note apart'],
  ['`@/*` is `src/*`', '@/* is src/*'],
  ['2 * 3 * 4', '2 * 3 * 4'],
])('%s', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})

test('the HTML of a heading is its text', () => {
  expect(htmlText('The <code>a &lt; b</code> event &#x26; more')).toBe('The a < b event & more')
})
