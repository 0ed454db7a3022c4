import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { show } from '../commands'
import { root } from '../root'
import { fromPlaywright } from './playwright'
import type { FileTime, TestResult } from './results'
import { fromVitest } from './vitest'

/** What one step of the run found. */
export interface Report {
  results: TestResult[]
  files: FileTime[]
}

interface Runner {
  name: string
  /** Arguments of Node: first the runner's script. */
  args: string[]
  env: Record<string, string>
  /** Where the runner writes its JSON report, relative to the repository. */
  report: string
  read(json: string): Report
}

/** Runs the tests of some projects of `vitest.config.ts`. More arguments are Vitest's own: `--shard=1/3`. */
export function runVitest(projects: readonly string[], more: readonly string[]): Promise<Report> {
  const report = 'test-results/vitest.json'
  return runAndRead({
    name: 'Vitest',
    args: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.map((name) => `--project=${name}`),
      '--allowOnly=false',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...more,
    ],
    env: { CI: '1' },
    report,
    read: (json) => fromVitest(JSON.parse(json)),
  })
}

/** Runs the tests in the browser. More arguments are Playwright's own: `--shard=1/3`. */
export function runPlaywright(more: readonly string[]): Promise<Report> {
  return runAndRead({
    name: 'Playwright',
    args: ['node_modules/@playwright/test/cli.js', 'test', '--forbid-only', ...more],
    env: {},
    report: 'test-results/playwright.json',
    read: (json) => fromPlaywright(JSON.parse(json)),
  })
}

/** Runs a test runner and reads its report. A runner that crashes without a failed test is itself a failure. */
async function runAndRead({ name, args, env, report, read }: Runner): Promise<Report> {
  const file = join(root, report)
  rmSync(file, { force: true })
  const code = await show(process.execPath, args, { env })
  const found = readReport(file, read)
  const results = found?.results ?? []
  const isBroken = !found || (code !== 0 && results.every(({ status }) => status === 'passed'))
  if (found && !isBroken && results.length > 0) return found
  const message = isBroken ? `It ended with exit code ${code}; its output is above.` : 'It ran no test.'
  const broken: TestResult = { title: `${name} runs to its end`, status: 'failed', mode: 'unit', message }
  return { results: [...results, broken], files: found?.files ?? [] }
}

function readReport(file: string, read: Runner['read']): Report | undefined {
  try {
    return read(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
