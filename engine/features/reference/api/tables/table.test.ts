import { expect, test } from 'vitest'
import { tableTwin } from './table'

test('a cell escapes its bars, and a row stays on one line', () => {
  const cell = (text: string) => ({ nodes: [], text })
  const rows = [{ cells: [cell('`load`'), cell('`(options: {\n  deep: true | false\n}) => void`')] }]
  expect(tableTwin({ label: 'Members of Chart', heads: ['Name', 'Type'], rows })).toBe(
    '| Name | Type |\n| --- | --- |\n| `load` | `(options: { deep: true \\| false }) => void` |',
  )
})
