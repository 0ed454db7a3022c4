import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitAtMarks, wordFinder } from './word-ranges'

const found = (text: string, ...words: string[]) =>
  wordFinder(words)(text).map(([start, end]) => text.slice(start, end))

test('[N9] words are found in any case, and not inside other words', () => {
  expect(found('The tide, Tides and a tideway. TIDE', 'tide')).toEqual(['tide', 'TIDE'])
})

test('[N9] a part of an identifier is found where it begins and ends', () => {
  expect(found('resolveToColumnName(columnist, XMLColumn, column_name)', 'column')).toEqual([
    'Column',
    'Column',
    'column',
  ])
  expect(found('parseXMLColumn sha512 x', 'xml', '512')).toEqual(['XML', '512'])
})

test('a word is found in a sentence without spaces, and with invisible marks in it', () => {
  expect(found('これは検索機能です', '検索', '能')).toEqual(['検索', '能'])
  expect(found('Docu\u00ADmen\u00ADta\u200Btion', 'documentation')).toEqual([
    'Docu\u00ADmen\u00ADta\u200Btion',
  ])
})

test('[N9] the longest of several words wins, and a shorter one is found after a near miss', () => {
  expect(found('getToken and get', 'get', 'gettoken')).toEqual(['getToken', 'get'])
  expect(found('setter set', 'sett', 'set')).toEqual(['set'])
})

test('[N9] nothing in a word has a special meaning', () => {
  expect(found('a.b axb (a.b) [x] $& \\d @x/y-z', 'a.b')).toEqual(['a.b', 'a.b'])
  expect(found('1 + 1 \\d', '\\d', '+', '(')).toEqual(['+', '\\d'])
  expect(found('anything', '', ' ')).toEqual([])
  for (let code = 33; code < 127; code++) {
    const sign = String.fromCharCode(code)
    expect(found(`  ${sign}a ${sign}  `, sign).at(-1), sign).toBe(sign)
  }
})

test('any words in any text: places are in order, apart, and no text is lost', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.array(fc.string({ unit: 'binary' })), (text, words) => {
      const places = wordFinder(words)(text)
      const pieces = splitAtMarks(text, places)
      expect(pieces.map((piece) => piece.text).join('')).toBe(text)
      expect(pieces.filter(({ isMarked }) => isMarked)).toHaveLength(places.length)
    }),
  )
})

test('a text is split at its marks; ranges that do not fit are left out', () => {
  expect(splitAtMarks('low tide', [[4, 8]])).toEqual([
    { text: 'low ', isMarked: false },
    { text: 'tide', isMarked: true },
  ])
  expect(splitAtMarks('low', [[2, 9]])).toEqual([{ text: 'low', isMarked: false }])
  expect(splitAtMarks('', [])).toEqual([])
})
