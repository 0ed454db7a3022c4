import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { searchOf, testPage, titlesFor } from './query/testing'
import { fold, joinWords, partsOf, rangesOf, termsOf, tokensOf } from './tokens'

describe('terms', () => {
  test.each([
    ['getCsrfToken', ['getcsrftoken', 'get', 'csrf', 'token']],
    ['getJWToken', ['getjwtoken', 'get', 'jw', 'token']],
    ['drawer-stack', ['drawerstack', 'drawer', 'stack']],
    ['MAX_HITS', ['maxhits', 'max', 'hits']],
    ['config.backendUrl', ['configbackendurl', 'config', 'backendurl', 'backend', 'url']],
    ['@scope/some-name', ['scopesomename', 'scope', 'somename', 'some', 'name']],
    ['sha512', ['sha512', 'sha', '512']],
    ['KeyOf', ['keyof', 'key', 'of']],
    ['Promise of JSON', ['promise', 'of', 'json']],
    ['the user’s café', ['the', 'user', 's', 'cafe']],
    ['$ and _', ['$', 'and', '_']],
    ['10,000 and 1’234’567', ['10000', '10', '000', 'and', '1234567', '234', '567']],
    ['Straße, cœur', ['strasse', 'coeur']],
    ['検索機能', ['検索機能', '検索', '索機', '機能', '能']],
    ['VS Codeの設定', ['vs', 'codeの設定', 'code', 'の設', '設定', '定']],
    ['これは検索機能です', ['これ', 'れは', 'は検', '検索', '索機', '機能', '能て', 'てす', 'す']],
    ['ค้นหา', ['คนหา', 'คน', 'นห', 'หา', 'า']],
  ])('%s', (text, terms) => {
    expect(new Set(termsOf(text))).toEqual(new Set(terms))
  })

  test('stand where the text has them', () => {
    const text = 'Call setToken first'
    const part = tokensOf(text).find(({ term }) => term === 'token')
    expect(part?.kind).toBe('part')
    expect(text.slice(...(part?.range ?? [0, 0]))).toBe('Token')
  })

  test('are in the folded text, wherever its separators and capitals are', () => {
    const unit = fc.constantFrom(...'abAB1éÉ\u0301ﬁ語_$.@/- \n')
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        for (const term of termsOf(text)) expect(fold(text)).toContain(fold(term))
      }),
    )
  })

  test('never fail, and stand inside the text in its order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        for (const { range, term } of tokensOf(text)) {
          expect(range[0]).toBeLessThan(range[1])
          expect(range[1]).toBeLessThanOrEqual(text.length)
          expect(term).not.toBe('')
        }
      }),
    )
  })
})

test('a name is the same however it is cased and spaced', () => {
  expect(joinWords('Get CSRF token')).toBe(joinWords('getCsrfToken'))
})

test('only an identifier has parts', () => {
  expect(partsOf('deleteWebToken')).toEqual(['delete', 'web', 'token'])
  expect(partsOf('token')).toEqual([])
})

test('a range inside another one is part of it', () => {
  const text = 'A webToken, a token'
  const ranges = rangesOf(new Set(['webtoken', 'token']), text)
  expect(ranges.map((range) => text.slice(...range))).toEqual(['webToken', 'token'])
})

describe('no identifier is lost', () => {
  const name = fc.stringMatching(/^[A-Za-z_$][A-Za-z0-9_$]{0,30}$/)
  const joined = (separator: string) =>
    fc.array(name, { minLength: 2, maxLength: 3 }).map((names) => names.join(separator))
  const scoped = fc.tuple(name, name).map(([scope, own]) => `@${scope}/${own}`)

  test.each([
    ['in camel or snake case', name],
    ['with dots', joined('.')],
    ['in kebab case', joined('-')],
    ['with a scope', scoped],
  ])('%s', (_, identifiers) => {
    fc.assert(
      fc.property(identifiers, fc.constantFrom('text', 'code', 'heading'), (identifier, range) => {
        const found = { text: '', id: 'here', level: 2, [range]: `Then ${identifier} (as before)` }
        const search = searchOf([testPage('Other', 'Nothing of it'), testPage('Right', found)])
        expect(titlesFor(search, identifier)).toContain('Right')
      }),
      { numRuns: 60 },
    )
  })
})

test('a word inside a sentence without spaces is found and marked, also one of two letters', () => {
  const text = 'これは検索機能のテストです。我们使用搜索功能。การค้นหาเอกสาร。'
  const search = searchOf([testPage('Other', '日本語の文書'), testPage('Right', text)])
  for (const word of ['検索', '機能', 'テスト', '検索機能', '搜索', '功能', 'ค้นหา', '"検索機能"', '検']) {
    const { pages, missing } = search.query(word)
    expect(pages.map(({ title }) => title)).toEqual(['Right'])
    expect(missing).toEqual([])
    const { excerpt } = pages[0]?.hits[0] ?? {}
    const [mark = [0, 0]] = excerpt?.marks ?? []
    expect(excerpt?.text.slice(...mark)).toContain(word.replaceAll('"', ''))
  }
  expect(search.query('存在').pages).toEqual([])
})

test('a number, and letters that are typed as two, are found however they are written', () => {
  const search = searchOf([
    testPage('Right', 'Up to 10,000 hits in Straße, cœur'),
    testPage('Other', '10 000'),
  ])
  for (const word of ['10000', '10,000', 'strasse', 'STRAßE', 'coeur', 'stra\u00ADsse'])
    expect(titlesFor(search, word)).toContain('Right')
})
