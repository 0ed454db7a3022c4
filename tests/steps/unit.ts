import type { TestResult } from '../results/results'
import { fromVitest } from '../results/vitest'
import { runAndRead } from './report'

const report = 'test-results/vitest.json'

export function testUnits(): Promise<TestResult[]> {
  return runAndRead({
    name: 'Vitest',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
    ],
    env: { CI: '1' },
    report,
    read: (json) => fromVitest(JSON.parse(json)),
  })
}
