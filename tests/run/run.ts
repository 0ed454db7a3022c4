// `npm test`: what must hold at each commit, what fails fastest first. `npm run test:weekly`: what takes longer than that.
// `-- --shard=1/3` runs a third of the tests, for a workflow on several machines.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { hasBrowsers, PACKAGES } from '../browsers/installed'
import { ensureChromium, ensureFont, installDebians, versionOf } from '../chromium'
import { root } from '../root'
import { buildOwnSite, checkNewcomers, checkOwnSite, checkSources } from './checks'
import type { FileTime, TestResult } from './results'
import { describeRows, readAcceptance, rowsOf } from './rows'
import { type Report, runPlaywright, runVitest } from './runners'
import { describeFailures, describeTimes, lastLine, writeRows } from './summary'
import { type Spent, startWatch } from './time'

const { values } = parseArgs({ options: { ring: { type: 'string' }, shard: { type: 'string' } } })
const shard = values.shard === undefined ? [] : [`--shard=${values.shard}`]
const isFirstShard = values.shard === undefined || values.shard.startsWith('1/')

const results: TestResult[] = []
const files: FileTime[] = []
const steps: (Spent & { name: string })[] = []

if (values.ring === 'weekly') await runWeekly()
else await runAtEachCommit()

console.log(describeFailures(results))
console.log(`\n${describeTimes(steps, files)}\n`)
console.log(lastLine(results))
process.exitCode = results.length > 0 && results.every(({ status }) => status === 'passed') ? 0 : 1

async function runAtEachCommit(): Promise<void> {
  if (isFirstShard) await step('Types and lint', checkSources)
  await step('A browser to test with', prepareBrowser)
  await step('Unit tests', () => runVitest(['unit*'], shard))
  await step('Our own site builds without a warning', buildOwnSite)
  if (isFirstShard) await step('Byte budgets and wording of our own site', checkOwnSite)
  await step('Whole builds', () => runVitest(['site'], shard))
  await step('End-to-end tests, in the build and in the dev server', () => runPlaywright(shard))
  writeRows(results)
  if (shard.length === 0) console.log(`\n${countRows()}`)
}

async function runWeekly(): Promise<void> {
  process.env.TEST_RING = 'weekly'
  await step('Browsers to test with', prepareBrowsers)
  await step('Our own site builds without a warning', buildOwnSite)
  await step('Whole builds', () => runVitest([], ['.weekly.', ...shard]))
  await step('End-to-end tests', () => runPlaywright(shard))
  if (isFirstShard) await step('A newcomer, on each version of Node', checkNewcomers)
}

async function prepareBrowser(): Promise<TestResult[]> {
  const path = await ensureChromium()
  await ensureFont()
  console.log(`${versionOf(path)}, ${path}`)
  process.env.CHROMIUM_PATH = path
  return []
}

/** @throws Error where Firefox and WebKit can be neither found nor installed. */
async function prepareBrowsers(): Promise<TestResult[]> {
  if (!hasBrowsers()) await installDebians(...PACKAGES)
  if (!hasBrowsers()) throw new Error(`Firefox and WebKit are missing: install ${PACKAGES.join(', ')}.`)
  return prepareBrowser()
}

/** Prints the failures of a step at its end. One that crashes is a failure too, and the steps after it still run. */
async function step(name: string, run: () => TestResult[] | Promise<TestResult[] | Report>): Promise<void> {
  console.log(`\n── ${name}`)
  const stop = startWatch()
  const found = await settle(name, run)
  steps.push({ name, ...stop() })
  results.push(...found.results)
  files.push(...found.files)
  if (found.results.some(({ status }) => status === 'failed')) console.log(describeFailures(found.results))
}

async function settle(
  name: string,
  run: () => TestResult[] | Promise<TestResult[] | Report>,
): Promise<Report> {
  try {
    const found = await run()
    return Array.isArray(found) ? { results: found, files: [] } : found
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return {
      results: [{ title: `the step "${name}" runs`, status: 'failed', mode: 'unit', message }],
      files: [],
    }
  }
}

/** `98 rows: 97 shown and passing, 0 failing, 1 open`. */
function countRows(): string {
  const groups = readAcceptance(readFileSync(join(root, 'tests/acceptance.md'), 'utf8'))
  return describeRows(groups, rowsOf(results)).split('\n').at(-1) ?? ''
}
