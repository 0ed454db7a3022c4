import { expect, test } from 'vitest'
import type { Hit, Results } from '../../search/types'
import { viewOf } from './result-views'

const hit = (parts: Partial<Hit>): Hit => ({
  url: '/a',
  path: [],
  excerpt: { text: '', marks: [] },
  words: [],
  ...parts,
})
const answer = (query: string, hits: Hit[]): Results => ({
  query,
  pages: [{ title: 'The tide table', url: '/a', hits }],
  total: 1,
  near: [],
  missing: [],
})
const first = (results: Results) => viewOf(results).pages[0]

test('what was typed is marked in the title and in the headings around a hit', () => {
  const page = first(answer('tide', [hit({ path: ['Reading', 'High tide'] })]))
  expect(page?.title).toEqual({ text: 'The tide table', marks: [[4, 8]] })
  expect(page?.hits[0]?.place).toEqual({ text: 'Reading › High tide', marks: [[15, 19]] })
})

test('a form of a word that was found in a text is marked in the title, too', () => {
  const page = first(answer('tables', [hit({ excerpt: { text: 'a table', marks: [[2, 7]] } })]))
  expect(page?.title.marks).toEqual([[9, 14]])
})

test('the beginning of a page has no place, unless it has no text either', () => {
  const text = { text: 'Water rises.', marks: [] }
  const page = first(answer('tide', [hit({ excerpt: text }), hit({})]))
  expect(page?.hits.map(({ place }) => place?.text)).toEqual([undefined, 'The tide table'])
})
