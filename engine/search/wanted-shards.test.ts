import { expect, test } from 'vitest'
import { parseQuery } from './query-words'
import { shardsFor, shardsNear } from './wanted-shards'

const KEYS = ['a', 'buoy', 'da', 'lamp', 'lantern', 'lapis', 'pi', 'tide', 'wave']
const wanted = (text: string, keys = KEYS) => shardsFor(parseQuery(text), keys).map((number) => keys[number])

test('the file of a word is the last one that begins before it', () => {
  expect(wanted('lampion ')).toEqual(['lamp'])
  expect(wanted('zinc ')).toEqual(['wave'])
  expect(wanted('a ', ['b', 'c'])).toEqual(['b'])
})

test('what is still typed may go on in the next file, not in all', () => {
  expect(wanted('lan')).toEqual(['lamp', 'lantern'])
  expect(wanted('l')).toEqual(['da', 'lamp'])
})

test('words come before their parts, words in a row and words that only hold a question together', () => {
  expect(wanted('where is the tide lamp ').slice(0, 2)).toEqual(['tide', 'lamp'])
  expect(wanted('where is the tide lamp ')).toEqual(expect.arrayContaining(['pi', 'da', 'wave']))
  expect(wanted('tideLamp ')).toEqual(expect.arrayContaining(['tide', 'lamp']))
})

test('however much is asked, no more than ten files are fetched', () => {
  const keys = Array.from('abcdefghijklmnopqrstuvwxyz')
  expect(wanted('ax bx cx dx ex fx gx hx ix jx', keys)).toEqual([...'abcdefghij'])
})

test('words with slips are looked for near by', () => {
  const { words } = parseQuery('alntern')
  expect(shardsNear(words, KEYS).map((number) => KEYS[number])).toContain('lantern')
  expect(shardsNear(words, KEYS).length).toBeLessThanOrEqual(4)
})
