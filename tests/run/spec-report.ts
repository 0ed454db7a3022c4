import type { AcceptanceGroup, AcceptanceRow } from './acceptance'
import type { RowResult, Rows } from './results'

type Standing = 'passing' | 'failing' | 'open'

const marks: Record<Standing, string> = { passing: '✓', failing: '✗', open: '·' }

/** Returns every row with its tests and their last results, then the counts. */
export function describeRows(groups: readonly AcceptanceGroup[], rows: Rows): string {
  const sections = groups.map(({ title, rows: promises }) =>
    [title, ...promises.map((promise) => describeRow(promise, rows[promise.id] ?? []))].join('\n'),
  )
  return [...sections, ...unknownIds(groups, rows), counts(groups, rows)].join('\n\n')
}

function describeRow({ id, text }: AcceptanceRow, tests: readonly RowResult[]): string {
  const head = `${marks[standing(tests)]} ${id.padEnd(4)}${text}`
  return [head, ...byTitle(tests)].join('\n')
}

/** Returns one line per test: `dev ✓ build ✗  title`. */
function byTitle(tests: readonly RowResult[]): string[] {
  const titles = new Map<string, RowResult[]>()
  for (const test of tests) titles.set(test.title, [...(titles.get(test.title) ?? []), test])
  return [...titles].map(([title, runs]) => {
    const modes = runs.map(
      ({ mode, status }) => `${mode} ${marks[status === 'passed' ? 'passing' : 'failing']}`,
    )
    return `        ${modes.join(' ')}  ${title}`
  })
}

function standing(tests: readonly RowResult[]): Standing {
  if (tests.length === 0) return 'open'
  return tests.every(({ status }) => status === 'passed') ? 'passing' : 'failing'
}

function counts(groups: readonly AcceptanceGroup[], rows: Rows): string {
  const all = groups.flatMap(({ rows: promises }) => promises).map(({ id }) => standing(rows[id] ?? []))
  const count = (wanted: Standing) => all.filter((each) => each === wanted).length
  const [passing, failing, open] = [count('passing'), count('failing'), count('open')]
  return `${all.length} rows: ${passing} shown and passing, ${failing} failing, ${open} open`
}

/** Returns ids in tests that the tables lack: typos in titles. */
function unknownIds(groups: readonly AcceptanceGroup[], rows: Rows): string[] {
  const known = new Set(groups.flatMap(({ rows: promises }) => promises.map(({ id }) => id)))
  const unknown = Object.keys(rows).filter((id) => !known.has(id))
  return unknown.length === 0 ? [] : [`Named by tests, but no such row: ${unknown.join(', ')}`]
}
