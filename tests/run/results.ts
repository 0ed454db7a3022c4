export type Mode = 'dev' | 'build' | 'unit'

export interface TestResult {
  /** Titles of the groups and of the test, joined by ` › `. */
  title: string
  status: 'passed' | 'failed'
  mode: Mode
  /** Path of the test file. */
  file?: string
  message?: string
  /** Paths of a failure's recordings: a screenshot, a trace. */
  recordings?: string[]
}

export type RowResult = Pick<TestResult, 'title' | 'status' | 'mode'>

/** Acceptance row id -> tests with that id in square brackets in their titles. */
export type Rows = Record<string, RowResult[]>

const rowMark = /\[([A-Z]\d+)\]/g

export function rowsOf(results: readonly TestResult[]): Rows {
  const rows = new Map<string, RowResult[]>()
  for (const { title, status, mode } of results) {
    for (const id of rowIds(title)) {
      const shown = rows.get(id) ?? []
      rows.set(id, [...shown, { title, status, mode }])
    }
  }
  return Object.fromEntries([...rows].sort(([a], [b]) => byRowId(a, b)))
}

/** `[N1] [K2] …` -> `['N1', 'K2']`, without duplicates. */
function rowIds(title: string): string[] {
  return [...new Set([...title.matchAll(rowMark)].map((match) => match[1] ?? ''))]
}

function byRowId(a: string, b: string): number {
  if (a[0] !== b[0]) return (a[0] ?? '') < (b[0] ?? '') ? -1 : 1
  return Number(a.slice(1)) - Number(b.slice(1))
}
