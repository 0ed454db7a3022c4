import { expect, test } from 'vitest'
import { rowsOf, type TestResult } from './results'

const result = (title: string, more: Partial<TestResult> = {}): TestResult => ({
  title,
  status: 'passed',
  mode: 'unit',
  ...more,
})

test('a row lists every test that carries its id, with status and mode', () => {
  const rows = rowsOf([
    result('search › [S1] cycles', { mode: 'dev', file: 'a.ts' }),
    result('[S1] cycles', { mode: 'build', status: 'failed', message: 'why' }),
  ])
  expect(rows).toEqual({
    S1: [
      { title: 'search › [S1] cycles', status: 'passed', mode: 'dev' },
      { title: '[S1] cycles', status: 'failed', mode: 'build' },
    ],
  })
})

test('a test with two ids shows two rows, once each', () => {
  const rows = rowsOf([result('[K7] group › [K7] [R6] both')])
  expect(Object.keys(rows)).toEqual(['K7', 'R6'])
  expect(rows.K7).toHaveLength(1)
})

test('rows are sorted by group and number', () => {
  const rows = rowsOf([result('[P10] a'), result('[N1] b'), result('[P9] c')])
  expect(Object.keys(rows)).toEqual(['N1', 'P9', 'P10'])
})

test('other brackets are not rows', () => {
  expect(rowsOf([result('a[0] [x] [P] [1] P1')])).toEqual({})
})
