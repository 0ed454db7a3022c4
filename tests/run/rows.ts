import type { TestResult } from './results'

/** One promise of the specification: a row of `tests/acceptance.md`. */
export interface AcceptanceRow {
  id: string
  text: string
}

export interface AcceptanceGroup {
  /** `P · product`. */
  title: string
  rows: AcceptanceRow[]
}

/** A test that shows a row. */
export type RowResult = Pick<TestResult, 'title' | 'status' | 'mode'>

/** Acceptance row id -> tests with that id in square brackets in their titles. */
export type Rows = Record<string, RowResult[]>

type Standing = 'passing' | 'failing' | 'open'

const MARKS: Record<Standing, string> = { passing: '✓', failing: '✗', open: '·' }

/** Reads the groups and rows of the acceptance tables, in order. */
export function readAcceptance(markdown: string): AcceptanceGroup[] {
  const groups: AcceptanceGroup[] = []
  for (const line of markdown.split(/\r?\n/)) {
    const [, title] = /^## (.+)$/.exec(line) ?? []
    if (title !== undefined) groups.push({ title, rows: [] })
    const [, id, text] = /^\|\s*([A-Z]\d+)\s*\|\s*(.+?)\s*\|\s*$/.exec(line) ?? []
    if (id !== undefined && text !== undefined) groups.at(-1)?.rows.push({ id, text })
  }
  return groups
}

/** Returns the tests of each row that at least one test names in its title: `[N1] [K2] …`. */
export function rowsOf(results: readonly TestResult[]): Rows {
  const rows: Rows = {}
  for (const { title, status, mode } of results) {
    const ids = new Set([...title.matchAll(/\[([A-Z]\d+)\]/g)].map(([, id = '']) => id))
    for (const id of ids) rows[id] = [...(rows[id] ?? []), { title, status, mode }]
  }
  return rows
}

/** Returns every row with its tests and their last results, then the counts. */
export function describeRows(groups: readonly AcceptanceGroup[], rows: Rows): string {
  const sections = groups.map(({ title, rows: promises }) =>
    [title, ...promises.map((promise) => describeRow(promise, rows[promise.id] ?? []))].join('\n'),
  )
  return [...sections, ...unknownIds(groups, rows), counts(groups, rows)].join('\n\n')
}

function describeRow({ id, text }: AcceptanceRow, tests: readonly RowResult[]): string {
  const shown = tests.map(
    ({ title, mode, status }) =>
      `        ${mode} ${MARKS[status === 'passed' ? 'passing' : 'failing']}  ${title}`,
  )
  return [`${MARKS[standing(tests)]} ${id.padEnd(4)}${text}`, ...shown].join('\n')
}

function standing(tests: readonly RowResult[]): Standing {
  if (tests.length === 0) return 'open'
  return tests.every(({ status }) => status === 'passed') ? 'passing' : 'failing'
}

function counts(groups: readonly AcceptanceGroup[], rows: Rows): string {
  const all = groups.flatMap(({ rows: promises }) => promises).map(({ id }) => standing(rows[id] ?? []))
  const count = (wanted: Standing) => all.filter((each) => each === wanted).length
  return `${all.length} rows: ${count('passing')} shown and passing, ${count('failing')} failing, ${count('open')} open`
}

/** Returns ids in tests that the tables lack: typos in titles. */
function unknownIds(groups: readonly AcceptanceGroup[], rows: Rows): string[] {
  const known = new Set(groups.flatMap(({ rows: promises }) => promises.map(({ id }) => id)))
  const unknown = Object.keys(rows).filter((id) => !known.has(id))
  return unknown.length === 0 ? [] : [`Named by tests, but no such row: ${unknown.join(', ')}`]
}
