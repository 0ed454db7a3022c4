import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseQuery } from './query-words'

test('a query is its words, whole identifiers among them', () => {
  const { words, joined } = parseQuery(' how to setToken ')
  expect(words.map(({ term, minor }) => [term, minor])).toEqual([
    ['how', true],
    ['to', true],
    ['settoken', false],
  ])
  expect(words[2]?.parts).toEqual(['set', 'token'])
  expect(joined).toBe('howtosettoken')
})

test('only the last word may be unfinished, and only until something follows it', () => {
  expect(parseQuery('log in').words.map(({ unfinished }) => unfinished)).toEqual([false, true])
  expect(parseQuery('log in ').words.map(({ unfinished }) => unfinished)).toEqual([false, false])
})

test('stop words count if there are no other words', () => {
  expect(parseQuery('is it').words.every(({ minor }) => !minor)).toBe(true)
})

test('words of grammar are stop words, such as prepositions and pronouns', () => {
  const minor = parseQuery('show something inside each panel ').words.map((word) => word.minor)
  expect(minor).toEqual([false, true, true, true, false])
})

test('a stop word that is still being typed may become another word', () => {
  expect(parseQuery('sign in').words.map(({ minor }) => minor)).toEqual([false, false])
  expect(parseQuery('sign in ').words.map(({ minor }) => minor)).toEqual([false, true])
})

test('any text can be read', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      expect(parseQuery(text).words.length).toBeLessThanOrEqual(10)
    }),
  )
})

test('the parts of a name with dots are the names in it', () => {
  expect(parseQuery('tideStore.items').words[0]).toMatchObject({
    term: 'tidestoreitems',
    parts: ['tidestore', 'items'],
  })
  expect(parseQuery('@harbor/tides.next').words[0]?.parts).toEqual(['harbor', 'tides', 'next'])
})

test('an element is known by its name', () => {
  expect(parseQuery(' <app-wait />').tag).toBe('app-wait')
  expect(parseQuery('a < b')).not.toHaveProperty('tag')
})
