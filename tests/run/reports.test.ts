import { expect, test } from 'vitest'
import { fromPlaywright, type PlaywrightReport } from './playwright'
import { fromVitest, type VitestReport } from './vitest'

type Assertion = VitestReport['testResults'][number]['assertionResults'][number]

const vitestFile = (assertionResults: Assertion[], message = ''): VitestReport => ({
  testResults: [
    { name: 'a.test.ts', status: 'passed', startTime: 500, endTime: 2000, message, assertionResults },
  ],
})

const assertion = (status: string, more: Partial<Assertion> = {}): Assertion => ({
  ancestorTitles: ['[D3] errors'],
  title: 'one',
  status,
  failureMessages: [],
  ...more,
})

type Spec = PlaywrightReport['suites'][number]['specs'][number]
type Attempt = Spec['tests'][number]['results'][number]

const spec = (projectName: string, status: string, ...attempts: Partial<Attempt>[]): Spec => ({
  title: '[N1] has a toggle',
  file: 'shell.spec.ts',
  tests: [
    {
      projectName,
      status,
      results: attempts.map((attempt) => ({ status: 'passed', duration: 1500, errors: [], ...attempt })),
    },
  ],
})

const playwrightFile = (...specs: Spec[]): PlaywrightReport => ({
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

test('a passed test carries its groups without the file, where it ran, and the time of its file', () => {
  expect(fromVitest(vitestFile([assertion('passed')]))).toEqual({
    results: [{ title: '[D3] errors › one', status: 'passed', mode: 'unit', file: 'a.test.ts' }],
    files: [{ file: 'a.test.ts', seconds: 1.5 }],
  })
  const passed = { title: 'navbar › [N1] has a toggle', status: 'passed', file: 'shell.spec.ts' }
  const report = playwrightFile(spec('dev', 'expected', {}), spec('build', 'expected', {}))
  expect(fromPlaywright(report)).toEqual({
    results: [
      { ...passed, mode: 'dev' },
      { ...passed, mode: 'build' },
    ],
    files: [{ file: 'shell.spec.ts', seconds: 3 }],
  })
})

test('a failed test brings its messages', () => {
  const failed = vitestFile([assertion('failed', { failureMessages: ['no', 'never'] })])
  expect(fromVitest(failed).results).toMatchObject([{ status: 'failed', message: 'no\nnever' }])
})

test('a failure in the browser says why it failed at first, and names its recordings', () => {
  const first = {
    status: 'failed',
    errors: [{ message: 'too dark' }],
    attachments: [{ name: 'screenshot', path: 'a.png' }, { name: 'server' }],
  }
  const second = { attachments: [{ name: 'trace', path: 'trace.zip' }] }
  expect(fromPlaywright(playwrightFile(spec('dev', 'flaky', first, second))).results).toMatchObject([
    { status: 'failed', message: 'too dark', recordings: ['a.png', 'trace.zip'] },
  ])
})

test.each(['skipped', 'pending', 'todo'])('a unit test that is %s counts as failed', (status) => {
  expect(fromVitest(vitestFile([assertion(status)])).results).toMatchObject([
    { status: 'failed', message: `The test did not run (${status}).` },
  ])
})

test.each([
  ['unexpected', { status: 'failed' }],
  ['unexpected', { status: 'timedOut' }],
  ['skipped', { status: 'skipped' }],
  ['flaky', { status: 'passed' }],
  ['expected', { status: 'failed' }],
])('a test in the browser that is %s after %j counts as failed', (status, attempt) => {
  expect(fromPlaywright(playwrightFile(spec('dev', status, attempt))).results).toMatchObject([
    { status: 'failed', message: `The test did not pass (${status}).` },
  ])
})

test('what never ran is a failure: a file that cannot be loaded, a test without an attempt, an error outside', () => {
  expect(fromVitest(vitestFile([], 'Cannot find module')).results).toMatchObject([
    { status: 'failed', file: 'a.test.ts', message: 'Cannot find module' },
  ])
  expect(fromPlaywright(playwrightFile(spec('dev', 'skipped'))).results).toMatchObject([{ status: 'failed' }])
  expect(fromPlaywright({ suites: [], errors: [{ message: 'no browser' }] }).results).toMatchObject([
    { status: 'failed', message: 'no browser' },
  ])
})
