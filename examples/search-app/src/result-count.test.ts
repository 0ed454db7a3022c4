import type { Result } from '@sinequa/atomic'
import { expect, test } from 'vitest'
import { ResultCount } from './components/ResultCount'

const textOf = (counts: Pick<Result, 'rowCount' | 'totalRowCount'>) =>
  ResultCount({ result: counts as Result }).props.children

test('the number of results is that of the selected tab, not the sum over all tabs', () => {
  expect(textOf({ rowCount: 2, totalRowCount: 4 })).toBe('2 documents')
  expect(textOf({ rowCount: 1, totalRowCount: 4 })).toBe('1 document')
})
