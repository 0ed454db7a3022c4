import { expect, test } from 'vitest'
import { CONTENDERS } from '../contenders'
import type { Figure } from './figures'
import { comparisonTable, failureLines, rounded } from './report'
import type { Sample } from './results'

const cpu = (value: number): Figure => ({ what: 'CPU', unit: 's', value })
const share = (value: number): Figure => ({ what: 'right page', unit: '%', value })

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
      '| CPU | 4 s, 2–90 | 10 s, 6–14 (2.5x) | – |',
      '| right page | 95 % | 70 % | – |',
    ].join('\n'),
  )
})

test('a figure that nobody has gets no row', () => {
  const contenders = CONTENDERS.slice(0, 1)
  expect(comparisonTable(contenders, new Map([['ours', [cpu(0)]]]))).not.toContain('CPU')
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

test('the lowest and highest values stand beside a median where they differ visibly', () => {
  const measured = new Map([['ours', [cpu(4.001), cpu(4), cpu(5), cpu(9)]]])
  expect(comparisonTable(CONTENDERS.slice(0, 1), measured)).toContain('| CPU | 4.5 s, 4–9 |')
})

test('a failure is one line', () => {
  const failed: Sample = {
    run: '2030-01-02T03:04:05',
    group: 'build',
    contender: 'rspress',
    round: 1,
    seconds: 3,
    figures: [],
    failure: 'it ended\nwith 1',
  }
  expect(failureLines({ runs: [], samples: [failed] }, CONTENDERS)).toEqual([
    'Not measured:\n\n- Rspress 2.0.22, build, round 2: it ended with 1',
  ])
})
