import { expect, test } from 'vitest'
import { headingPath, pageResult } from './results'
import { section, testPage } from './testing'

const page = testPage(
  'Guide',
  section('Setup', 'a'),
  { ...section('Details', 'b'), level: 3 },
  section('End', 'c'),
)
const score = (number: number, worth: number, hasOwn = true) => ({ section: number, score: worth, hasOwn })

test('a section stands below the headings around it', () => {
  expect([1, 2, 3, 4].map((number) => headingPath({ ...page, sections: page.sections }, number))).toEqual([
    ['Setup'],
    ['Setup', 'Details'],
    ['End'],
    ['End'],
  ])
  expect(headingPath(page, 0)).toEqual([])
})

test('of a page, its best sections are shown', () => {
  const sections = [score(2, 9), score(3, 8), score(1, 1), score(0, 8, false)]
  expect(pageResult({ sections }, page, new Set()).hits.map(({ url }) => url)).toEqual([
    '/docs/Guide#details',
    '/docs/Guide#end',
  ])
})

test('a page without a section to show gives its beginning', () => {
  expect(pageResult({ sections: [] }, page, new Set()).hits).toMatchObject([{ url: '/docs/Guide', path: [] }])
})
