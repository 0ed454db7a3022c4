import { expect, test } from 'vitest'
import { describeRows } from './spec-report'

const groups = [
  {
    title: 'P · product',
    rows: [
      { id: 'P1', text: 'Three parts.' },
      { id: 'P2', text: 'Pages are MDX.' },
      { id: 'P3', text: 'Levels 2 and 3.' },
    ],
  },
]

test('each row shows its tests by mode, then the totals', () => {
  const text = describeRows(groups, {
    P1: [
      { title: '[P1] doors', status: 'passed', mode: 'dev' },
      { title: '[P1] doors', status: 'passed', mode: 'build' },
    ],
    P2: [
      { title: '[P2] compiles', status: 'passed', mode: 'unit' },
      { title: '[P2] shows', status: 'failed', mode: 'build' },
    ],
    Q7: [{ title: '[Q7] slip', status: 'passed', mode: 'unit' }],
  })
  expect(text).toMatchInlineSnapshot(`
    "P · product
    ✓ P1  Three parts.
            dev ✓ build ✓  [P1] doors
    ✗ P2  Pages are MDX.
            unit ✓  [P2] compiles
            build ✗  [P2] shows
    · P3  Levels 2 and 3.

    Named by tests, but no such row: Q7

    3 rows: 1 shown and passing, 1 failing, 1 open"
  `)
})
