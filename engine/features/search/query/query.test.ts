import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { headingPath, pageResult } from './query'
import { searchOf, section, testPage, titlesFor } from './testing'

const search = searchOf([
  {
    ...testPage('logout', section('Errors', 'It rejects after a network failure.')),
    keywords: ['sign out'],
    part: 'Core',
  },
  testPage(
    'login',
    section('Errors', 'Wrong credentials reject.'),
    section('Redirect', 'logout comes later'),
  ),
  testPage('resolveToColumnName', 'Finds the column of an alias.'),
  testPage('deleteWebTokenCookie', 'Deletes the cookie.'),
  testPage(
    'Aggregation',
    section('Column of values', 'Shows an aggregation.'),
    section('Code', '', 'logout()'),
  ),
  testPage('Authentication', 'Several ways to authenticate. See login, logout, and the column of redirects.'),
])

describe('what comes first', () => {
  test.each([
    ['the page of that name', 'logout', 'logout'],
    ['the page of an identifier, in lower case', 'resolvetocolumnname', 'resolveToColumnName'],
    ['the inner part of an identifier', 'ColumnName', 'resolveToColumnName'],
    ['two parts of an identifier as words', 'web token', 'deleteWebTokenCookie'],
    ['a heading of that name', 'column of values', 'Aggregation'],
    ['the page that has all words', 'wrong credentials', 'login'],
    ['a page by its keywords', 'sign out', 'logout'],
    ['a title before a text', 'authentication', 'Authentication'],
    ['an identifier with a slip', 'resolveToColunmName', 'resolveToColumnName'],
    ['a word with a slip', 'agregation', 'Aggregation'],
    ['a word with two slips', 'authentification', 'Authentication'],
  ])('%s', (_, text, title) => {
    expect(titlesFor(search, text)[0]).toBe(title)
  })

  test('pages with all words come before pages with some', () => {
    const titles = titlesFor(search, 'login credentials redirect')
    expect(titles[0]).toBe('login')
    expect(titles.length).toBeGreaterThan(1)
  })
})

test('a query can be for one part of the site, and offers no other words where another part has these', () => {
  expect(search.query('logout', 1, 'Core').pages.map(({ title }) => title)).toEqual(['logout'])
  expect(search.query('logout', 1, 'Core').total).toBe(1)
  expect(search.query('column', 1, 'Core')).toMatchObject({ pages: [], total: 0, near: [] })
})

test('a hit leads to the section that has the words', () => {
  const [page] = search.query('network failure').pages
  expect(page).toMatchObject({ title: 'logout', url: '/docs/logout', part: 'Core' })
  expect(page?.hits[0]).toMatchObject({
    url: '/docs/logout#errors',
    path: ['Errors'],
    words: ['network', 'failure'],
  })
})

describe('words in quotes', () => {
  test.each([
    ['stand together in the text', '"network failure"', ['logout']],
    ['stand together in a heading', '“Column of values”', ['Aggregation']],
    ['keep their order', '"failure network"', []],
    ['may be stop words', '"column of"', ['Aggregation', 'Authentication', 'resolveToColumnName']],
    ['are words as any others until the quote ends', '"failure network', ['login', 'logout']],
  ])('%s', (_, text, titles) => {
    expect(titlesFor(search, text).sort()).toEqual(titles)
  })

  test('lead to the section that has them, also where other sections have the words apart', () => {
    const [page] = search.query('"comes later"').pages
    expect(page?.hits.map(({ url }) => url)).toEqual(['/docs/login#redirect'])
  })
})

test('a hit that was found by a related word also marks the word itself', () => {
  const [page] = search.query('rejects credentials').pages.filter(({ title }) => title === 'login')
  expect(page?.hits[0]?.words).toEqual(['rejects', 'credentials', 'reject'])
})

test('the name of a page leads to its beginning', () => {
  expect(search.query('login').pages[0]?.hits[0]?.url).toBe('/docs/login')
})

test.each(['aggregation', 'authentication', 'deleteWebTokenCookie', 'wrong credentials', 'column of values'])(
  'results for %s stay while it is typed',
  (text) => {
    for (let length = 1; length < text.length; length++) {
      expect(titlesFor(search, text.slice(0, length)), text.slice(0, length)).not.toEqual([])
    }
  },
)

test('[K4] no more hits are shown than asked for, but all pages are counted, and the rest can be had', () => {
  const few = searchOf(
    [1, 2, 3].map((number) => testPage(`Page ${number}`, 'word')),
    { maxHits: 2 },
  )
  expect(few.query('word').pages).toHaveLength(2)
  expect(few.query('word')).toMatchObject({ total: 3, hasMore: true })
  expect(few.query('word', 2)).toMatchObject({ pages: { length: 3 }, total: 3, hasMore: false })
})

test('a keyword of several words names its page', () => {
  const pages = [
    testPage('signal', 'A sign. Out of it, out and out.'),
    { ...testPage('logout'), keywords: ['sign out'] },
  ]
  expect(titlesFor(searchOf(pages), 'sign out')).toEqual(['logout', 'signal'])
})

test('a site without pages can be searched', () => {
  expect(searchOf([]).query('login')).toEqual({
    query: 'login',
    pages: [],
    hasMore: false,
    total: 0,
    counts: {},
    near: [],
    missing: ['login'],
  })
})

test('a query without words finds nothing', () => {
  expect(search.query('  ?! ')).toEqual({
    query: '?!',
    pages: [],
    hasMore: false,
    total: 0,
    counts: {},
    near: [],
    missing: [],
  })
})

test('words that no page has are named as they were typed', () => {
  const missing = (text: string) => search.query(text).missing
  expect(missing('Loggout')).toEqual(['Loggout'])
  expect(missing('logout zzyzx the')).toEqual(['zzyzx'])
  expect(missing('logo')).toEqual([])
})

test('nothing found offers what looks like it', () => {
  const { pages, near } = search.query('lagaut')
  expect(pages).toEqual([])
  expect(near).toEqual(expect.arrayContaining(['logout']))
})

test('any text is a query', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'abt~^*+-:"\\/()[]{}<>&|.$_ \n\u0000é漢😀') })
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), signs), (text) => {
      const { pages } = search.query(text)
      for (const { excerpt } of pages.flatMap(({ hits }) => hits)) {
        for (const [start, end] of excerpt.marks) expect(excerpt.text.slice(start, end).trim()).not.toBe('')
      }
    }),
  )
})

test.each([
  'constructor',
  '__proto__',
  'toString',
  'title:login',
  'log*',
  'login~9',
  '+login -logout',
  '<b>login',
])('the query %s is only words', (text) => {
  expect(() => search.query(text)).not.toThrow()
})

test('[N9] with highlightResult off a hit has no words to mark', () => {
  const pages = [testPage('Buoy', 'A buoy with a bell.')]
  const words = (highlightResult: boolean) =>
    searchOf(pages, { highlightResult })
      .query('bell')
      .pages.flatMap(({ hits }) => hits.flatMap((hit) => hit.words))
  expect([words(true), words(false)]).toEqual([['bell'], []])
})

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

test('the best sections of a page are shown', () => {
  const sections = [score(2, 9), score(3, 8), score(1, 1), score(0, 8, false)]
  expect(pageResult({ sections }, page, new Set()).hits.map(({ url }) => url)).toEqual([
    '/docs/Guide#details',
    '/docs/Guide#end',
  ])
})

test('a page without a section to show gives its beginning', () => {
  expect(pageResult({ sections: [] }, page, new Set()).hits).toMatchObject([{ url: '/docs/Guide', path: [] }])
})
