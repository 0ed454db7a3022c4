import { expect, test } from 'vitest'
import type { TestResult } from './results'
import { describeFailures, lastLine } from './summary'

const passed: TestResult = { title: 'a', status: 'passed', mode: 'dev' }
const failed: TestResult = {
  title: '[N1] b',
  status: 'failed',
  mode: 'build',
  file: 'shell.spec.ts',
  message: '\u001b[31mexpected\u001b[39m 1',
}

test('the last line counts what passed and what failed', () => {
  expect(lastLine([passed, failed, passed])).toBe('2 passed, 1 failed')
  expect(lastLine([])).toBe('0 passed, 0 failed')
})

test('a failure shows its title, where it ran and its message without colors', () => {
  expect(describeFailures([passed, failed])).toMatchInlineSnapshot(`
    "
    ── Failures (1)

    ✗ [N1] b (build, shell.spec.ts)
        expected 1"
  `)
})

test('a long message is cut, and says so', () => {
  const message = Array.from({ length: 50 }, (_, line) => `line ${line}`).join('\n')
  const text = describeFailures([{ ...failed, message }])
  expect(text).toContain('line 29')
  expect(text).not.toContain('line 30')
  expect(text).toContain('… 20 more lines')
})

test('what was recorded of a failure is named with the way to open it', () => {
  const recordings = ['a/test-failed-1.png', 'a-retry1/trace.zip']
  expect(describeFailures([{ ...failed, recordings }])).toMatchInlineSnapshot(`
    "
    ── Failures (1)

    ✗ [N1] b (build, shell.spec.ts)
        expected 1
        picture: a/test-failed-1.png
        trace: npx playwright show-trace a-retry1/trace.zip"
  `)
})

test('a run without failures differs from a run without tests', () => {
  expect(describeFailures([passed])).toBe('\nEverything passed.')
  expect(describeFailures([])).toBe('\nNo test ran.')
})
