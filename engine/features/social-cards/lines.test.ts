import { expect, test } from 'vitest'
import { fitLine, titleLines } from './lines'

/** Every letter is half as wide as it is high. */
const measure = (text: string) => [...text].length / 2

const linesOf = (title: string) => titleLines(title, 1040, measure)

test('a short title is large, and a longer one smaller', () => {
  expect(linesOf('guid')).toEqual({ lines: ['guid'], size: 92 })
  const { lines, size } = linesOf('Words that do not fit on two lines of the largest size')
  expect(size).toBe(76)
  expect(lines.join(' ')).toBe('Words that do not fit on two lines of the largest size')
})

test('no line is much longer than the others', () => {
  expect(linesOf('Add a filter to a search application').lines).toEqual([
    'Add a filter to a',
    'search application',
  ])
})

test('a name that is wider than the picture is broken between its words', () => {
  expect(linesOf('createFilterPanelAggregationListDirective').lines).toEqual([
    'createFilterPanelAggregationList',
    'Directive',
  ])
  expect(linesOf('x'.repeat(90)).lines).toEqual([`${'x'.repeat(31)}…`])
})

test('text that does not fit on three lines is cut off', () => {
  const { lines, size } = linesOf('a title without an end '.repeat(20))
  expect(lines).toHaveLength(3)
  expect(lines[2]).toBe('an end a title without an end a…')
  expect(Math.max(...lines.map(measure)) * size).toBeLessThanOrEqual(1040)
})

test('a text of one line is cut off at its end', () => {
  expect(fitLine('short', 10, 100, measure)).toBe('short')
  expect(fitLine('a text of some length', 10, 50, measure)).toBe('a text of…')
})
