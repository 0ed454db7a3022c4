import { expect, test } from 'vitest'
import { fromPlaywright, type PlaywrightReport } from './playwright'

type Spec = PlaywrightReport['suites'][number]['specs'][number]

const report = (specs: Spec[]): PlaywrightReport => ({
  suites: [
    {
      title: 'shell.spec.ts',
      file: 'shell.spec.ts',
      specs: [],
      suites: [{ title: 'navbar', file: 'shell.spec.ts', specs }],
    },
  ],
  errors: [],
})

const spec = (projectName: string, status: string, result: string): Spec => ({
  title: '[N1] has a toggle',
  file: 'shell.spec.ts',
  tests: [{ projectName, status, results: [{ status: result, errors: [] }] }],
})

test('a passed test carries its groups without the file, and the project as its mode', () => {
  const results = fromPlaywright(
    report([spec('dev', 'expected', 'passed'), spec('build', 'expected', 'passed')]),
  )
  expect(results).toEqual([
    { title: 'navbar › [N1] has a toggle', status: 'passed', mode: 'dev', file: 'shell.spec.ts' },
    { title: 'navbar › [N1] has a toggle', status: 'passed', mode: 'build', file: 'shell.spec.ts' },
  ])
})

test.each([
  ['unexpected', 'failed'],
  ['unexpected', 'timedOut'],
  ['skipped', 'skipped'],
  ['flaky', 'passed'],
  ['expected', 'failed'],
])('a test that is %s and ended as %s counts as failed', (status, ended) => {
  expect(fromPlaywright(report([spec('dev', status, ended)]))).toMatchObject([
    { status: 'failed', message: `The test did not pass (${status}).` },
  ])
})

test('a failure says why it failed at first, and names its screenshots and the trace of its second try', () => {
  const first = {
    status: 'failed',
    errors: [{ message: 'too dark' }],
    attachments: [{ name: 'screenshot', path: 'a.png' }, { name: 'server' }],
  }
  const second = { status: 'passed', errors: [], attachments: [{ name: 'trace', path: 'trace.zip' }] }
  const flaky = {
    ...spec('dev', 'flaky', ''),
    tests: [{ projectName: 'dev', status: 'flaky', results: [first, second] }],
  }
  expect(fromPlaywright(report([flaky]))).toMatchObject([
    { status: 'failed', message: 'too dark', recordings: ['a.png', 'trace.zip'] },
  ])
})

test('a test that never started counts as failed', () => {
  const never = {
    ...spec('dev', 'skipped', ''),
    tests: [{ projectName: 'dev', status: 'skipped', results: [] }],
  }
  expect(fromPlaywright(report([never]))).toMatchObject([{ status: 'failed' }])
})

test('an error outside of the tests is a failure of its own', () => {
  expect(fromPlaywright({ suites: [], errors: [{ message: 'no browser' }] })).toMatchObject([
    { status: 'failed', message: 'no browser' },
  ])
})
