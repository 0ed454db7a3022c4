import { expect, test } from 'vitest'
import { fromVitest, type VitestReport } from './vitest'

type Assertion = VitestReport['testResults'][number]['assertionResults'][number]

const report = (assertionResults: Assertion[], message = ''): VitestReport => ({
  testResults: [{ name: 'a.test.ts', status: 'passed', message, assertionResults }],
})

test('a passed test is a passed result that carries the titles of its groups', () => {
  const [result] = fromVitest(report([{ ancestorTitles: ['[D3] errors'], title: 'one', status: 'passed' }]))
  expect(result).toEqual({ title: '[D3] errors › one', status: 'passed', mode: 'unit', file: 'a.test.ts' })
})

test('a failed test brings its message', () => {
  const [result] = fromVitest(
    report([{ ancestorTitles: [], title: 'one', status: 'failed', failureMessages: ['no', 'never'] }]),
  )
  expect(result).toMatchObject({ status: 'failed', message: 'no\nnever' })
})

test.each(['skipped', 'pending', 'todo'])('a %s test counts as failed', (status) => {
  const [result] = fromVitest(report([{ ancestorTitles: [], title: 'one', status, failureMessages: [] }]))
  expect(result).toMatchObject({ status: 'failed', message: `The test did not run (${status}).` })
})

test('a file that cannot be loaded is one failure', () => {
  expect(fromVitest(report([], 'Cannot find module'))).toMatchObject([
    { status: 'failed', file: 'a.test.ts', message: 'Cannot find module' },
  ])
})
