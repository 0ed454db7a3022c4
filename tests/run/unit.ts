import { runAndRead } from './report'
import type { TestResult } from './results'
import { fromVitest } from './vitest'

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
