import { expect, test } from 'vitest'
import { excerptOf } from './excerpt'

const LONG = 'Nothing to see in these words at all. '.repeat(12)

function markedWords(excerpt: { text: string; marks: [number, number][] }) {
  return excerpt.marks.map((mark) => excerpt.text.slice(...mark))
}

test('a short text is shown whole', () => {
  const { excerpt, words } = excerptOf({ text: 'Call getToken\nor setToken.' }, new Set(['gettoken']))
  expect(excerpt.text).toBe('Call getToken or setToken.')
  expect(markedWords(excerpt)).toEqual(['getToken'])
  expect(words).toEqual(['gettoken'])
})

test('a long text is cut around the words, at whole ones', () => {
  const { excerpt } = excerptOf(
    { text: `${LONG}The alias and the column. ${LONG}` },
    new Set(['alias', 'column']),
  )
  expect(excerpt.text).toMatch(/^…\w.*…$/)
  expect(excerpt.text.length).toBeLessThan(170)
  expect(markedWords(excerpt)).toEqual(['alias', 'column'])
})

test('the place with the most different words is shown', () => {
  const text = `The alias. ${LONG}${LONG}An alias of a column.`
  expect(markedWords(excerptOf({ text }, new Set(['alias', 'column'])).excerpt)).toEqual(['alias', 'column'])
})

test('code is shown where only it has the words', () => {
  const section = { heading: 'Example', text: 'Look at this.', code: 'const a = 1\n  run(a)' }
  expect(excerptOf(section, new Set(['run'])).excerpt.text).toBe('const a = 1 run(a)')
  expect(excerptOf(section, new Set(['other'])).excerpt.text).toBe('Look at this.')
})

test('markup of a text is text', () => {
  expect(excerptOf({ text: 'Use <b>bold</b>' }, new Set(['bold'])).excerpt).toEqual({
    text: 'Use <b>bold</b>',
    marks: [[7, 11]],
  })
})
