// `npm test`: runs every check in one go.
import { ensureChromium, ensureFont, versionOf } from '../chromium'
import { checkOwnSite, checkSources } from './checks'
import { testEndToEnd } from './end-to-end'
import { buildOwnSite } from './own-site'
import type { TestResult } from './results'
import { describeFailures, lastLine, writeRows } from './summary'
import { testUnits } from './unit'

const results: TestResult[] = []
const times: string[] = []

await step('A browser to test with', async () => {
  const path = await ensureChromium()
  await ensureFont()
  console.log(`${versionOf(path)}, ${path}`)
  process.env.CHROMIUM_PATH = path
  return []
})
await step('Types and lint', checkSources)
await step('Our own site builds without a warning', buildOwnSite)
await step('Byte budgets and wording of our own site', checkOwnSite)
await step('Unit tests, and whole builds', testUnits)
await step('End-to-end tests, in the build and in the dev server', testEndToEnd)

writeRows(results)
console.log(describeFailures(results))
console.log(`\n${times.join('\n')}\n`)
console.log(lastLine(results))
process.exitCode = results.length > 0 && results.every(({ status }) => status === 'passed') ? 0 : 1

/** A step that crashes is a failure like any other, and the steps after it still run. */
async function step(name: string, run: () => Promise<TestResult[]>): Promise<void> {
  console.log(`\n── ${name}`)
  const start = Date.now()
  try {
    results.push(...(await run()))
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    results.push({ title: `the step "${name}" runs`, status: 'failed', mode: 'unit', message })
  }
  times.push(`${((Date.now() - start) / 1000).toFixed(0).padStart(4)} s  ${name}`)
}
