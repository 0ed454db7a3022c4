import { expect, test } from 'vitest'
import { afterTitle } from './after-title'

const note = { html: '<p>note</p>' }

test('nodes stand before the text of a page', () => {
  expect(afterTitle([{ html: '<p>text</p>' }], [note])).toEqual([note, { html: '<p>text</p>' }])
  expect(afterTitle(['text'], [note])).toEqual([note, 'text'])
  expect(afterTitle([], [note])).toEqual([note])
})

test('nodes stand after a title that the text begins with', () => {
  const title = { html: '\n<h1 id="a">A <code>b</code></h1>' }
  expect(afterTitle([{ html: `${title.html}<p>text</p>` }], [note])).toEqual([
    title,
    note,
    { html: '<p>text</p>' },
  ])
  expect(afterTitle([title, 'text'], [note])).toEqual([title, note, 'text'])
  const element = { tag: 'h1', children: ['A'] }
  expect(afterTitle([element, 'text'], [note])).toEqual([element, note, 'text'])
})

test('a page without nodes to add stays as it is', () => {
  const body = [{ html: '<h1>A</h1><p>text</p>' }]
  expect(afterTitle(body, [])).toBe(body)
})
