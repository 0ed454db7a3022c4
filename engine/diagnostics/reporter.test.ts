import { expect, test } from 'vitest'
import { SiteError } from './problem'
import { collectProblems, createReporter, SiteProblems } from './reporter'

function failed(): SiteProblems {
  const reporter = createReporter()
  reporter.report('throw', { what: 'Wrong.' })
  reporter.report('warn', { what: 'Odd.' })
  reporter.report('ignore', { what: 'Nothing.' })
  try {
    reporter.check()
  } catch (error) {
    if (error instanceof SiteProblems) return error
  }
  throw new Error('nothing was thrown')
}

test('a problem that many pages have is reported once', () => {
  const reporter = createReporter()
  for (const line of [1, 1, 2]) reporter.report('warn', { what: 'A.', file: 'a.tsx', line })
  expect(reporter.problems.map(({ problem }) => problem.line)).toEqual([1, 2])
})

test('the errors that end a run include its warnings', () => {
  const { problems, warnings } = failed()
  expect(problems).toEqual([{ what: 'Wrong.' }])
  expect(warnings).toEqual([{ severity: 'warn', problem: { what: 'Odd.' } }])
})

test('a step that fails reports its problems and its warnings', async () => {
  const reporter = createReporter()
  const parts = [
    () => Promise.reject(failed()),
    () => Promise.reject(new SiteError({ what: 'Alone.' })),
    async () => 'fine',
  ]
  const results = await Promise.all(parts.map((part) => collectProblems<string>(part, reporter)))
  expect(results).toEqual([undefined, undefined, 'fine'])
  expect(reporter.problems.map(({ severity, problem }) => `${severity}: ${problem.what}`)).toEqual([
    'warn: Odd.',
    'throw: Wrong.',
    'throw: Alone.',
  ])
})
