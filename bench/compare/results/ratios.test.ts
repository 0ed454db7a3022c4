import { expect, test } from 'vitest'
import { CONTENDERS } from '../contenders'
import type { Figure, Unit } from './figures'
import { ratioAgreement } from './ratios'

const [ours, peer] = CONTENDERS
if (!ours || !peer) throw new Error('There are no contenders.')
const of = (what: string, value: number, unit: Unit = 'ms'): Figure => ({ what, unit, value })
const run = (mine: Figure[], theirs: Figure[]) =>
  new Map([
    [ours.id, mine],
    [peer.id, theirs],
  ])

test('a machine that is slower for all changes no ratio', () => {
  const first = run([of('paint', 100), of('edit', 10)], [of('paint', 200), of('edit', 40)])
  const second = run([of('paint', 150), of('edit', 15)], [of('paint', 300), of('edit', 60)])
  expect(ratioAgreement(first, second, CONTENDERS)).toBe(
    [
      '2 ratios to this engine: half of them differ by 0 % or less, 90 of 100 by 0 % or less.',
      'In 2 of them the same side is ahead.',
    ].join('\n'),
  )
})

test('where another side is ahead is named, with both ratios', () => {
  const first = run([of('paint', 100), of('edit', 10)], [of('paint', 90), of('edit', 20)])
  const second = run([of('paint', 100), of('edit', 10)], [of('paint', 120), of('edit', 20)])
  expect(ratioAgreement(first, second, CONTENDERS).split('\n').slice(1)).toEqual([
    'In 1 of them the same side is ahead.',
    `- ${peer.name}, paint: 0.9x and 1.2x`,
  ])
})

test('a figure that is 0, a share of answers, or in one run only has no ratio', () => {
  const first = run([of('shift', 0), of('right', 90, '%')], [of('shift', 1), of('right', 50, '%')])
  expect(ratioAgreement(first, first, CONTENDERS)).toBe('The two runs have no ratio in common.')
  expect(ratioAgreement(run([of('a', 1)], [of('a', 2)]), run([], []), CONTENDERS)).toBe(
    'The two runs have no ratio in common.',
  )
})
