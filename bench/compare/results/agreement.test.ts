import { expect, test } from 'vitest'
import { CONTENDERS } from '../contenders'
import { agreementOf } from './agreement'
import type { Figure } from './figures'

const ours = CONTENDERS.slice(0, 1)
const of = (what: string, ...values: number[]): Figure[] =>
  values.map((value) => ({ what, unit: 'ms', value }))
const run = (...figures: Figure[][]) => new Map([['ours', figures.flat()]])

test('runs agree where their spreads overlap or their medians are near', () => {
  const first = run(of('paint', 400, 500), of('edit', 100))
  const second = run(of('paint', 490, 620), of('edit', 108))
  const text = agreementOf(first, second, ours)
  expect(text).toContain('2 medians: half of them differ by 13.2 % or less, 90 of 100 by 18.9 % or less.')
  expect(text).toContain('In 2 of them')
  expect(text).not.toContain('\n- ')
})

test('figures that are far apart are named, the farthest first', () => {
  const first = run(of('paint', 400, 410, 420), of('edit', 100), of('start', 10))
  const second = run(of('paint', 500, 510), of('edit', 10), of('start', 10))
  expect(agreementOf(first, second, ours).split('\n').slice(2)).toEqual([
    '- this engine, edit: 100 and 10 ms',
    '- this engine, paint: 410 (400–420) and 505 (500–510) ms',
  ])
})

test('a figure that only one run has is not compared', () => {
  expect(agreementOf(run(of('paint', 1)), run(of('edit', 1)), ours)).toBe(
    'The two runs have no figure in common.',
  )
})

test('two missing figures agree', () => {
  expect(agreementOf(run(of('shift', 0)), run(of('shift', 0)), ours)).toContain('by 0 % or less')
})
