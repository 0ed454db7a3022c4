import { expect, test } from 'vitest'
import { type PagefindPage, pagefindResult } from './load-pagefind'

const options = { highlightResult: true, maxHits: 20 }

const page: PagefindPage = {
  url: '/base/buoy',
  excerpt: 'All of it',
  meta: { title: 'Buoy', part: 'Marks' },
  sub_results: [
    { title: 'Buoy', url: '/base/buoy', excerpt: 'A <mark>buoy</mark>', locations: [1] },
    {
      title: 'Lights',
      url: '/base/buoy#lights',
      anchor: { id: 'lights' },
      excerpt: 'Array&lt;<mark>Light</mark>&gt; of a <mark>Buoy</mark>',
      locations: [7, 9],
    },
  ],
}

test('the sections with most of the words come first, and excerpts are plain text with marks', () => {
  expect(pagefindResult(page, options)).toEqual({
    title: 'Buoy',
    url: '/base/buoy',
    part: 'Marks',
    hits: [
      {
        url: '/base/buoy#lights',
        path: ['Lights'],
        excerpt: {
          text: 'Array<Light> of a Buoy',
          marks: [
            [6, 11],
            [18, 22],
          ],
        },
        words: ['light', 'buoy'],
      },
      { url: '/base/buoy', path: [], excerpt: { text: 'A buoy', marks: [[2, 6]] }, words: ['buoy'] },
    ],
  })
})

test('a page whose title alone was found has one hit, and none has words where nothing is to be marked', () => {
  const { hits } = pagefindResult({ ...page, sub_results: [] }, options)
  expect(hits).toMatchObject([{ url: '/base/buoy', path: [], excerpt: { text: 'All of it' } }])
  const unmarked = pagefindResult(page, { ...options, highlightResult: false })
  expect(unmarked.hits.flatMap(({ words }) => words)).toEqual([])
})
