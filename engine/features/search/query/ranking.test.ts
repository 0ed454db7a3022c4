import { expect, test } from 'vitest'
import { RANKS } from './exact-names'
import { expandWords } from './expand'
import { scorePages } from './page-scores'
import { createPageTerms } from './page-terms'
import { parseQuery } from './query-words'
import { scoreSections, worthsOf } from './section-scores'
import { exactNamesOf, searchOf, section, testPage, titlesFor, vocabularyOf } from './testing'

const pages = [
  testPage('Tokens', section('Errors', 'It fails.'), section('Limits', 'Few tokens', 'errors()')),
  testPage('Other', section('Token store', 'Where it is kept'), section('Errors', 'setToken fails')),
  testPage('Last', section('Code', 'text', 'the token in code')),
]
const vocabulary = vocabularyOf(pages)
const expanded = (text: string) => expandWords(parseQuery(text).words, vocabulary)

test('titles, headings and identifiers are known by name', () => {
  const names = exactNamesOf(pages)
  expect([0, 1].map((page) => names.rank(page, parseQuery('tokens')))).toEqual([RANKS.title, RANKS.none])
  expect(names.rank(1, parseQuery('tokenStore'))).toBe(RANKS.heading)
  expect(names.rank(1, parseQuery('setToken'))).toBe(RANKS.symbol)
  expect(names.isHeading(1, 1, parseQuery('token store'))).toBe(true)
})

test('an identifier among other words names its page', () => {
  const docs = [testPage('isObject'), testPage('Object', 'isObject')]
  const names = exactNamesOf(docs)
  const query = parseQuery('what isObject accepts')
  expect([0, 1].map((page) => names.rank(page, query))).toEqual([RANKS.nameAmongWords, RANKS.none])
})

test('a label names its page, and an element the page of its class or one that shows it', () => {
  const docs = [
    testPage('signIn', section('Related', 'The sign-in page.')),
    testPage('Sign-in component', '<sign-in-form>'),
    { ...testPage('How themes are kept'), label: 'Theme store' },
    testPage('Loading', 'Put <app-wait /> there.'),
    testPage('Other', 'app-wait'),
  ]
  const names = exactNamesOf(docs)
  const ranks = (text: string) => docs.map((_, page) => names.rank(page, parseQuery(text)))
  expect(ranks('themeStore')[2]).toBe(RANKS.label)
  expect(ranks('<sign-in />').slice(0, 2)).toEqual([RANKS.none, RANKS.title])
  expect(ranks('<app-wait />').slice(3)).toEqual([RANKS.symbol, RANKS.none])
})

test('a page with an identifier among its keywords ranks above one that mentions it in text; code alone does not count', () => {
  const docs = [
    testPage('One', 'See pageSize.'),
    { ...testPage('Two'), keywords: ['pageSize'] },
    testPage('Three', section('Example', '', 'pageSize')),
  ]
  const names = exactNamesOf(docs)
  const ranks = docs.map((_, page) => names.rank(page, parseQuery('pageSize')))
  expect(ranks).toEqual([RANKS.symbol, RANKS.keyword, RANKS.none])
})

test('a name with a typo is still a name', () => {
  const docs = [testPage('Theme store'), testPage('Themes', 'The ThemeStore, and themes.')]
  expect(titlesFor(searchOf(docs), 'themeStre')[0]).toBe('Theme store')
})

test('of two spellings the one that was typed comes first', () => {
  const docs = [testPage('One', 'It takes textChunk.'), testPage('Two', 'It gives TextChunk.')]
  expect(titlesFor(searchOf(docs), 'TextChunk')[0]).toBe('Two')
  expect(titlesFor(searchOf(docs), 'textChunk')[0]).toBe('One')
})

test('the row that is about an identifier comes before one that mentions it', () => {
  const docs = [testPage('One', 'Rows\nstart · in pageSize'), testPage('Two', 'Rows\npageSize · of a page')]
  expect(titlesFor(searchOf(docs), 'pageSize')).toEqual(['Two', 'One'])
})

test("a word's weight depends on where it appears", () => {
  const scores = scorePages(expanded('token'), vocabulary).sort((a, b) => b.score - a.score)
  expect(scores.map(({ page }) => page)).toEqual([0, 1, 2])
})

test('a page with all the words ranks above one with some of them', () => {
  const scores = scorePages(expanded('token kept'), vocabulary).sort((a, b) => b.score - a.score)
  expect(scores.slice(0, 1).map(({ page }) => page)).toEqual([1])
})

test('what a question is about outweighs a rare verb in it', () => {
  const others = Array.from({ length: 60 }, (_, number) =>
    testPage(`Page ${number}`, number < 9 ? 'with filters' : 'text'),
  )
  const docs = [
    testPage('Tabs', section('Names', 'Abbreviate them.')),
    testPage('Filters', 'A filter'),
    ...others,
  ]
  expect(titlesFor(searchOf(docs), 'abbreviate my filters ')[0]).toBe('Filters')
})

test('the page that a question is about comes before one that has its other words', () => {
  const others = Array.from({ length: 60 }, (_, number) =>
    testPage(`Page ${number}`, number < 20 ? 'reuse code' : 'text'),
  )
  const docs = [testPage('News', 'Reuse the old code.'), testPage('Tides', 'Moves'), ...others]
  expect(titlesFor(searchOf(docs), 'reuse our old code for tides ')[0]).toBe('Tides')
})

test('a section that has more of the words comes first, its title included', () => {
  const terms = createPageTerms(pages)(0)
  const scores = scoreSections(terms, worthsOf(expanded('tokens errors'), vocabulary))
  expect(scores.sort((a, b) => b.score - a.score)[0]).toMatchObject({ section: 1, hasOwn: true })
})
