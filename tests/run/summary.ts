import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../root'
import type { FileTime, TestResult } from './results'
import { rowsOf } from './rows'
import type { Spent } from './time'

export const rowsFile = join(root, 'test-results/rows.json')

const MAX_LINES = 30

const MAX_FILES = 10

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

/** Returns what each step took, and the files that took longest, so that a slower run says where. */
export function describeTimes(
  steps: readonly (Spent & { name: string })[],
  files: readonly FileTime[],
): string {
  const total = {
    name: 'all of it',
    wall: steps.reduce((sum, { wall }) => sum + wall, 0),
    ...(steps.every(({ cpu }) => cpu !== undefined) && {
      cpu: steps.reduce((sum, { cpu = 0 }) => sum + cpu, 0),
    }),
  }
  const slowest = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, MAX_FILES)
  return [
    'seconds: wall, CPU',
    ...[...steps, total].map(({ name, wall, cpu }) => `${seconds(wall)} ${seconds(cpu)}  ${name}`),
    'the files that kept a worker busy longest, in seconds',
    ...slowest.map(({ file, seconds: busy }) => `${seconds(busy)}  ${shorten(file)}`),
  ].join('\n')
}

function seconds(value: number | undefined): string {
  return (value?.toFixed(0) ?? '-').padStart(5)
}

function describe({ title, mode, file, message = '', recordings = [] }: TestResult): string {
  const lines = stripVTControlCharacters(message).trimEnd().split('\n').filter(isOurs)
  const shown = lines.slice(0, MAX_LINES)
  if (lines.length > MAX_LINES) shown.push(`… ${lines.length - MAX_LINES} more lines`)
  const place = file === undefined ? mode : `${mode}, ${shorten(file)}`
  return [
    `\n✗ ${title} (${place})`,
    ...[...shown, ...recordings.map(howToOpen)].map((line) => `    ${line}`),
  ].join('\n')
}

function howToOpen(path: string): string {
  const short = shorten(path)
  return short.endsWith('.zip') ? `trace: npx playwright show-trace ${short}` : `picture: ${short}`
}

/** Returns a path as one types it in the repository. */
function shorten(path: string): string {
  return path.startsWith(root) ? path.slice(root.length).replace(/^[\\/]/, '') : path
}

/** Stack frames of test runners and of Node say nothing about a failure. */
function isOurs(line: string): boolean {
  return !/^\s+at .*(node_modules|node:internal)/.test(line)
}
