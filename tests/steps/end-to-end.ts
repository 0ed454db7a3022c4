import { fromPlaywright } from '../results/playwright'
import type { TestResult } from '../results/results'
import { runAndRead } from './report'

/** `builds` is a folder that may hold built sites already; the others are built into it. */
export function testEndToEnd(builds: string): Promise<TestResult[]> {
  return runAndRead({
    name: 'Playwright',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--forbid-only'],
    env: { DOCS_BUILDS: builds },
    report: 'test-results/playwright.json',
    read: (json) => fromPlaywright(JSON.parse(json)),
  })
}
