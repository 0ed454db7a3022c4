// `npm test`: everything that is checked by running it, in one go.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from './chromium'
import type { TestResult } from './results/results'
import { describeFailures, lastLine, writeRows } from './results/summary'
import { testEndToEnd } from './steps/end-to-end'
import { buildOwnSite } from './steps/own-site'
import { testUnits } from './steps/unit'

const builds = mkdtempSync(join(tmpdir(), 'docs-builds-'))
const results: TestResult[] = []

try {
  await step('A browser to test with', async () => {
    process.env.CHROMIUM_PATH = await ensureChromium()
    return []
  })
  await step('Our own site builds without a warning', () => buildOwnSite(builds))
  await step('Unit tests', () => testUnits(builds))
  await step('End-to-end tests, in the dev server and in the build', () => testEndToEnd(builds))
} finally {
  rmSync(builds, { recursive: true, force: true })
}

writeRows(results)
console.log(describeFailures(results))
console.log(lastLine(results))
process.exitCode = results.length > 0 && results.every(({ status }) => status === 'passed') ? 0 : 1

/** A step that breaks down is a failure like any other, and the steps after it run all the same. */
async function step(name: string, run: () => Promise<TestResult[]>): Promise<void> {
  console.log(`\n── ${name}`)
  try {
    results.push(...(await run()))
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    results.push({ title: `the step "${name}" runs`, status: 'failed', mode: 'unit', message })
  }
}
