import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../root'
import { rowsOf, type TestResult } from './results'

export const rowsFile = join(root, 'test-results/rows.json')

const longestMessage = 30

export function writeRows(results: readonly TestResult[]): void {
  mkdirSync(dirname(rowsFile), { recursive: true })
  writeFileSync(rowsFile, `${JSON.stringify(rowsOf(results), null, 2)}\n`)
}

/** Returns every failure with its location and the start of its message, or one sentence if there are none. */
export function describeFailures(results: readonly TestResult[]): string {
  if (results.length === 0) return '\nNo test ran.'
  const failures = results.filter(({ status }) => status === 'failed')
  if (failures.length === 0) return '\nEverything passed.'
  return ['', `── Failures (${failures.length})`, ...failures.map(describe)].join('\n')
}

export function lastLine(results: readonly TestResult[]): string {
  const passed = results.filter(({ status }) => status === 'passed').length
  return `${passed} passed, ${results.length - passed} failed`
}

function describe({ title, mode, file, message = '', recordings = [] }: TestResult): string {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n').filter(isOurs)
  const shown = lines.slice(0, longestMessage)
  if (lines.length > longestMessage) shown.push(`… ${lines.length - longestMessage} more lines`)
  const place = file === undefined ? mode : `${mode}, ${file.replace(root, '')}`
  return [
    `\n✗ ${title} (${place})`,
    ...[...shown, ...recordings.map(howToOpen)].map((line) => `    ${line}`),
  ].join('\n')
}

function howToOpen(path: string): string {
  const short = path.replace(root, '')
  return short.endsWith('.zip') ? `trace: npx playwright show-trace ${short}` : `picture: ${short}`
}

/** Stack frames of test runners and of Node say nothing about a failure. */
function isOurs(line: string): boolean {
  return !/^\s+at .*(node_modules|node:internal)/.test(line)
}
