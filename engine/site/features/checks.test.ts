import { expect, test } from 'vitest'
import { type Problem, SiteError } from '../../diagnostics/problem'
import { createReporter } from '../../diagnostics/reporter'
import type { Check } from '../../feature'
import { startChecks } from './checks'
import { testHooks } from './test-hooks'

const problem = (what: string): Problem => ({ what, expected: '', received: '', hint: '' })

async function problemsOf(checks: readonly Check[], reporter = createReporter()) {
  const hooks = testHooks(({ work }) => {
    for (const beside of checks) work({ beside })
  })
  const texts = await startChecks({ hooks }).finish(reporter)
  return { texts, whats: reporter.problems.map(({ problem }) => problem.what) }
}

test('a check that throws does not keep others from reporting', async () => {
  const { texts, whats } = await problemsOf([
    async () => Promise.reject(new SiteError(problem('no compiler'))),
    async ({ report }) => {
      report('warn', problem('no sample'))
      return '1 checked'
    },
  ])
  expect(texts).toEqual(['1 checked'])
  expect(whats.sort()).toEqual(['no compiler', 'no sample'])
})

test('a problem that is already known is reported once, with its severity', async () => {
  const reporter = createReporter()
  reporter.report('throw', problem('malformed'))
  const { whats } = await problemsOf(
    [
      async ({ report }) => {
        report('warn', problem('malformed'))
        return undefined
      },
    ],
    reporter,
  )
  expect(whats).toEqual(['malformed'])
})

test('a check that is stopped has its signal aborted', async () => {
  const stopped: boolean[] = []
  const running = startChecks({
    hooks: testHooks(({ work }) =>
      work({
        async beside({ signal }) {
          await Promise.resolve()
          stopped.push(signal.aborted)
          return undefined
        },
      }),
    ),
  })
  running.stop()
  await running.finish(createReporter())
  expect(stopped).toEqual([true])
})
