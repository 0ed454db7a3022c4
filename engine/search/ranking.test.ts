import { expect, test } from 'vitest'
import { createExactNames, RANKS } from './exact-names'
import { expandWords } from './expand'
import { scorePages } from './page-scores'
import { createPageTerms } from './page-terms'
import { parseQuery } from './query-words'
import { scoreSections, worthsOf } from './section-scores'
import { section, testPage, vocabularyOf } from './testing'

const pages = [
  testPage('Tokens', section('Errors', 'It fails.'), section('Limits', 'Few tokens', 'errors()')),
  testPage('Other', section('Token store', 'Where it is kept'), section('Errors', 'setToken fails')),
  testPage('Last', section('Code', 'text', 'the token in code')),
]
const vocabulary = vocabularyOf(pages)
const expanded = (text: string) => expandWords(parseQuery(text).words, vocabulary)

test('titles, headings and identifiers are known by name', () => {
  const names = createExactNames(pages, vocabulary)
  expect([0, 1].map((page) => names.rank(page, parseQuery('tokens')))).toEqual([RANKS.title, RANKS.none])
  expect(names.rank(1, parseQuery('tokenStore'))).toBe(RANKS.heading)
  expect(names.rank(1, parseQuery('setToken'))).toBe(RANKS.symbol)
  expect(names.isHeading(1, 1, parseQuery('token store'))).toBe(true)
})

test('an identifier among other words names its page', () => {
  const docs = [testPage('isObject'), testPage('Object', 'isObject')]
  const names = createExactNames(docs, vocabularyOf(docs))
  const query = parseQuery('what isObject accepts')
  expect([0, 1].map((page) => names.rank(page, query))).toEqual([RANKS.titleAmongWords, RANKS.none])
})

test('a word weighs by its place', () => {
  const scores = scorePages(expanded('token'), vocabulary).sort((a, b) => b.score - a.score)
  expect(scores.map(({ page }) => page)).toEqual([0, 1, 2])
})

test('a page has all words or not', () => {
  const scores = scorePages(expanded('token kept'), vocabulary)
  expect(scores.filter(({ hasAll }) => hasAll).map(({ page }) => page)).toEqual([1])
})

test('a section that has more of the words comes first, its title included', () => {
  const terms = createPageTerms(pages)(0)
  const scores = scoreSections(terms, worthsOf(expanded('tokens errors'), vocabulary))
  expect(scores.sort((a, b) => b.score - a.score)[0]).toMatchObject({ section: 1, hasOwn: true })
})
