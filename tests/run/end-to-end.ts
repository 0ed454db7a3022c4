import { fromPlaywright } from './playwright'
import { runAndRead } from './report'
import type { TestResult } from './results'

export function testEndToEnd(): Promise<TestResult[]> {
  return runAndRead({
    name: 'Playwright',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--forbid-only'],
    env: {},
    report: 'test-results/playwright.json',
    read: (json) => fromPlaywright(JSON.parse(json)),
  })
}
