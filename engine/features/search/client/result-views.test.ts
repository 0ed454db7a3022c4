import { expect, test } from 'vitest'
import type { Hit, Results } from '../types'
import { hitId, hitNumber, viewOf } from './result-views'

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
  counts: {},
  near: [],
  hasMore: false,
  missing: [],
})
const first = (results: Results) => viewOf(results).pages[0]
const htmlOf = (results: Results) => first(results)?.hits.map(({ html }) => html)
const link = (number: number, html: string, kind = 'page') =>
  `<a id="search-hit-${number}" href="/a" data-kind="${kind}" role="option" aria-selected="false" tabindex="-1">${html}</a>`

test('the typed words are marked in the title and in the headings around a hit', () => {
  const results = answer('tide', [hit({ path: ['Reading', 'High tide'] })])
  expect(first(results)?.title).toBe(
    '<div class="search-title" role="presentation"><b id="search-page-0">The <mark>tide</mark> table</b></div>',
  )
  expect(htmlOf(results)).toEqual([
    link(0, '<span class="search-path">Reading › High <mark>tide</mark></span>', 'section'),
  ])
})

test('a form of a word that was found in a text is marked there and in the title', () => {
  const results = answer('tables', [hit({ excerpt: { text: 'a table', marks: [[2, 7]] } })])
  expect(first(results)?.title).toContain('The tide <mark>table</mark>')
  expect(htmlOf(results)).toEqual([link(0, '<span class="search-excerpt">a <mark>table</mark></span>')])
})

test('the beginning of a page has no heading, unless it has no text either', () => {
  const text = { text: 'Water rises.', marks: [] }
  expect(htmlOf(answer('wave', [hit({ excerpt: text }), hit({})]))).toEqual([
    link(0, '<span class="search-excerpt">Water rises.</span>'),
    link(1, '<span class="search-path">The tide table</span>'),
  ])
})

test('hits are numbered over all pages, and a number is found again in an id', () => {
  const page = { title: 'Tides', url: '/a', hits: [hit({}), hit({})] }
  const { pages } = viewOf({ ...answer('tide', []), pages: [page, page] })
  const ids = pages.flatMap(({ hits }) => hits.map(({ html }) => /id="([^"]+)"/.exec(html)?.[1] ?? ''))
  expect(ids).toEqual([0, 1, 2, 3].map(hitId))
  expect(ids.map(hitNumber)).toEqual([0, 1, 2, 3])
  expect(pages.map(({ titleId }) => titleId)).toEqual(['search-page-0', 'search-page-1'])
})

test('no text of a page becomes markup, marked or not', () => {
  const tag = '<img src="x"> & co'
  const safe = '<mark>&lt;img</mark> src=&quot;x&quot;&gt; &amp; co'
  const found = hit({ url: '/a"><img>', path: [tag], excerpt: { text: tag, marks: [[0, 4]] } })
  const [page] = viewOf({
    ...answer('<img', []),
    pages: [{ title: tag, part: tag, url: '/a', hits: [found] }],
  }).pages
  expect(page?.title).toContain(`<b id="search-page-0">${safe}</b>`)
  expect(page?.title).toContain(`<span>${safe.replace(/<\/?mark>/g, '')}</span>`)
  expect(page?.hits[0]?.html).toBe(
    link(
      0,
      `<span class="search-path">${safe}</span><span class="search-excerpt">${safe}</span>`,
      'section',
    ).replace('/a', '/a&quot;&gt;&lt;img&gt;'),
  )
})

test.each([
  ['fetchQuery', 'name'],
  ['PageConfiguration', 'name'],
  ['@sinequa/atomic', 'section'],
  ['Query', 'section'],
  ['Get the token', 'section'],
])('a hit below the heading %s is shown as a %s', (heading, kind) => {
  expect(htmlOf(answer('q', [hit({ path: ['API', heading] })]))?.[0]).toContain(`data-kind="${kind}"`)
})
