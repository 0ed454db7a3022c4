import { expect, test } from 'vitest'
import { CONTENDERS } from './contenders'
import { type Figure, median, percentile } from './figures'
import { comparisonTable, failureLines, rounded } from './report'

const cpu = (value: number): Figure => ({ group: 'build', what: 'CPU', unit: 's', value })
const share = (value: number): Figure => ({ group: 'search', what: 'right page', unit: '%', value })

test('each cell is a median, with its ratio to the first contender', () => {
  const measured = new Map([
    ['ours', [cpu(4), cpu(2), cpu(90), share(95)]],
    ['vitepress', [cpu(6), cpu(14), share(70)]],
    ['rspress', []],
  ])
  const contenders = ['ours', 'vitepress', 'rspress'].flatMap((id) =>
    CONTENDERS.filter((one) => one.id === id),
  )
  expect(comparisonTable(contenders, measured)).toBe(
    [
      '|  | this engine | VitePress 1.6.4 | Rspress 2.0.22 |',
      '| --- | --- | --- | --- |',
      '| CPU | 4 s | 10 s (2.5x) | – |',
      '| right page | 95 % | 70 % | – |',
    ].join('\n'),
  )
})

test('a figure that is nothing everywhere has no row', () => {
  const contenders = CONTENDERS.slice(0, 1)
  expect(comparisonTable(contenders, new Map([['ours', [cpu(0)]]]))).not.toContain('CPU')
})

test('the median of an even number of values is between the middle two', () => {
  expect(median([4, 1, 3, 2])).toBe(2.5)
  expect(median([5, 1, 3])).toBe(3)
  expect(percentile([1, 2, 3, 4], 95)).toBe(4)
  expect(median([])).toBeNaN()
})

test('values keep two or three digits', () => {
  expect([1234.5, 100.4, 45.67, 7.891, 0.0123, 3].map(rounded)).toEqual([
    '1235',
    '100',
    '45.7',
    '7.9',
    '0.012',
    '3',
  ])
})

test('a failure is one line', () => {
  expect(failureLines([{ name: 'Rspress', what: 'build', reason: 'it ended\nwith 1' }])).toBe(
    '- Rspress, build: it ended with 1',
  )
})
