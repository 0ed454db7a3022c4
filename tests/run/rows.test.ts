import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root'
import type { TestResult } from './results'
import { describeRows, readAcceptance, rowsOf } from './rows'

const result = (title: string, more: Partial<TestResult> = {}): TestResult => ({
  title,
  status: 'passed',
  mode: 'unit',
  ...more,
})

test('every row of our own tables that starts with an id is read, and no id appears twice', () => {
  const markdown = readFileSync(join(root, 'tests/acceptance.md'), 'utf8')
  const ids = readAcceptance(markdown).flatMap(({ rows }) => rows.map(({ id }) => id))
  expect(ids.length).toBeGreaterThan(80)
  expect(ids).toEqual([...markdown.matchAll(/^[|\s]*([A-Z]\d+)\b/gm)].map(([, id]) => id))
  expect(new Set(ids).size).toBe(ids.length)
})

test('a test shows each row that its title names in brackets, once', () => {
  expect(rowsOf([result('[K7] group › [K7] [R6] both'), result('a[0] [x] [P] [1] P1')])).toEqual({
    K7: [{ title: '[K7] group › [K7] [R6] both', status: 'passed', mode: 'unit' }],
    R6: [{ title: '[K7] group › [K7] [R6] both', status: 'passed', mode: 'unit' }],
  })
})

test('each row shows its tests with where they ran, then come the totals', () => {
  const markdown = [
    '## P · product',
    '| id | what must hold |',
    '| --- | --- |',
    '| P1 | Three parts. |',
    '| P2  |  Pages are \\| MDX.   |',
    '| P3 | Levels 2 and 3. |',
  ].join('\n')
  const rows = rowsOf([
    result('[P1] doors', { mode: 'dev' }),
    result('[P2] compiles'),
    result('[P2] shows', { mode: 'build', status: 'failed' }),
    result('[Q7] typo'),
  ])
  expect(describeRows(readAcceptance(markdown), rows)).toMatchInlineSnapshot(`
    "P · product
    ✓ P1  Three parts.
            dev ✓  [P1] doors
    ✗ P2  Pages are \\| MDX.
            unit ✓  [P2] compiles
            build ✗  [P2] shows
    · P3  Levels 2 and 3.

    Named by tests, but no such row: Q7

    3 rows: 1 shown and passing, 1 failing, 1 open"
  `)
})
