import { fromPlaywright } from '../results/playwright'
import type { TestResult } from '../results/results'
import { runAndRead } from './report'

export function testEndToEnd(): Promise<TestResult[]> {
  return runAndRead({
    name: 'Playwright',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--forbid-only'],
    env: {},
    report: 'test-results/playwright.json',
    read: (json) => fromPlaywright(JSON.parse(json)),
  })
}
