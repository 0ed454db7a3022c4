import { expect, test } from 'vitest'
import {
  datesOf,
  facetFilters,
  selectionOf,
  toggle,
  withDates,
  withSelection,
} from './filters'

const REPORT_OR_CONTRACT = {
  field: 'doctype',
  operator: 'in' as const,
  values: ['Report', 'Contract'],
}

test('values of a facet are alternatives', () => {
  expect(
    facetFilters('doctype', {
      included: ['Report', 'Contract'],
      excluded: [],
    }),
  ).toEqual([REPORT_OR_CONTRACT])
})

test('excluded values are a condition of their own', () => {
  expect(
    facetFilters('doctype', { included: [], excluded: ['Contract'] }),
  ).toEqual([
    {
      operator: 'not',
      filters: [{ field: 'doctype', operator: 'in', values: ['Contract'] }],
    },
  ])
})

test('a facet without a choice adds no filter', () => {
  expect(facetFilters('doctype', { included: [], excluded: [] })).toEqual(
    [],
  )
})

test('a new choice replaces the facet’s own filters and leaves the others', () => {
  const before = [
    REPORT_OR_CONTRACT,
    { field: 'docformat', operator: 'in' as const, values: ['pdf'] },
  ]
  const after = withSelection(before, 'doctype', {
    included: [],
    excluded: ['Contract'],
  })
  expect(selectionOf(after, 'doctype')).toEqual({
    included: [],
    excluded: ['Contract'],
  })
  expect(selectionOf(after, 'docformat')).toEqual({
    included: ['pdf'],
    excluded: [],
  })
})

test('a value is included or excluded, and never both', () => {
  const included = toggle(
    { included: [], excluded: ['Contract'] },
    'included',
    'Contract',
  )
  expect(included).toEqual({ included: ['Contract'], excluded: [] })
  expect(toggle(included, 'included', 'Contract')).toEqual({
    included: [],
    excluded: [],
  })
})

test.each([
  { from: '2025-01-01', to: '2025-03-31' },
  { from: '2025-01-01' },
  { to: '2025-03-31' },
])('a date range is read back from their filter', (range) => {
  expect(datesOf(withDates([REPORT_OR_CONTRACT], range))).toEqual(range)
})

test('a cleared date range removes its filter', () => {
  const filters = withDates([REPORT_OR_CONTRACT], { from: '2025-01-01' })
  expect(withDates(filters, { from: '' })).toEqual([REPORT_OR_CONTRACT])
})
