import { expect, test } from 'vitest'
import type { TestResult } from './results'
import { describeFailures, describeTimes, lastLine } from './summary'

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

test('the times of each step and of the slowest files are shown, CPU where it was counted', () => {
  const steps = [
    { name: 'Units', wall: 61.2, cpu: 99.9 },
    { name: 'Browser', wall: 2.1, cpu: 3 },
  ]
  const files = Array.from({ length: 12 }, (_, index) => ({ file: `f${index}.test.ts`, seconds: index }))
  const text = describeTimes(steps, files)
  expect(text).toContain('\n   61   100  Units\n    2     3  Browser\n   63   103  all of it\n')
  expect(text).toContain('\n   11  f11.test.ts\n')
  expect(text).not.toContain('f1.test.ts')
  expect(describeTimes([{ name: 'Units', wall: 5 }], [])).toContain('    5     -  Units')
})
