import { expect, test } from 'vitest'
import type { TocItem } from '../../../page/types'
import { htmlText, pageSections, textOf } from './sections'

const SETUP: TocItem = { id: 'set-up', html: 'Setup', level: 2 }
const NEXT: TocItem = { id: 'next', html: 'The <code>a &lt; b</code> part', level: 3 }

function sections(twin: string, toc: readonly TocItem[]) {
  return pageSections({ title: 'Guide', url: '/guide', description: '', keywords: [], toc, twin }).sections
}

test('a page is cut at the headings of its table of contents', () => {
  expect(
    sections('First.\n\n## Setup\n\nDo *it*.\n\n### The `a < b` part\n\nMore.\n', [SETUP, NEXT]),
  ).toEqual([
    { text: 'First.' },
    { id: 'set-up', heading: 'Setup', level: 2, text: 'Do it.' },
    { id: 'next', heading: 'The a < b part', level: 3, text: 'More.' },
  ])
})

test('what a section shows as code is kept apart from its text', () => {
  expect(sections('Run:\n\n```ts\nrun()\n```\n\nDone.', [])).toEqual([{ text: 'Run:\nDone.', code: 'run()' }])
})

test('a heading without an id is text of the section around it', () => {
  expect(sections('## Lost\n\nText.', [])).toEqual([{ text: 'Lost\nText.' }])
})

test('the title of a page is not part of its text', () => {
  expect(sections('# Guide\n\nText.', [])).toEqual([{ text: 'Text.' }])
})

test("a page's description and keywords go with its sections", () => {
  const source = {
    title: 'Guide',
    url: '/guide',
    part: 'Core',
    description: 'How.',
    keywords: ['start'],
    toc: [],
    twin: '',
  }
  expect(pageSections(source)).toEqual({
    title: 'Guide',
    url: '/guide',
    part: 'Core',
    description: 'How.',
    keywords: ['start'],
    sections: [{ text: '' }],
  })
})

test.each([
  ['**bold**, _soft_ and ~~gone~~', 'bold, soft and gone'],
  ['a [link](/to/there) and ![a picture](x.png)', 'a link and a picture'],
  ['`Promise<string>` stays', 'Promise<string> stays'],
  ['`a \\| b` in a table', 'a | b in a table'],
  ['``a `b` c``', 'a `b` c'],
  ['<kbd>Ctrl</kbd>+K and snake_case_name', 'Ctrl+K and snake_case_name'],
  ['\\*no emphasis\\* &amp; no entity', '*no emphasis* & no entity'],
  ['[`code`](./page.mdx#part) in a link', 'code in a link'],
  ["a {'string'} and {/* a comment */}", 'a string and'],
  ['a note[^1] apart', 'a note apart'],
  ['`@/*` is `src/*`', '@/* is src/*'],
  ['2 * 3 * 4', '2 * 3 * 4'],
  ['H<sub>2</sub>O, 1<sup>st</sup>, <b>bo</b>ldly, get<wbr>User', 'H2O, 1st, boldly, getUser'],
  [
    'Docu&shy;men&#173;ta\u00ADtion zero&#8203;width word&zwj;joined&#x200B;',
    'Documentation zerowidth wordjoined',
  ],
  ['one<br/>two <td>three</td><td>four</td>', 'one two three four'],
])('%s', (markdown, text) => {
  expect(textOf(markdown)).toBe(text)
})

test('the HTML of a heading is its text', () => {
  expect(htmlText('The <code>a &lt; b</code> event &#x26; more')).toBe('The a < b event & more')
})
