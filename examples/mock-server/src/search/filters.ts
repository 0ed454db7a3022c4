import type { Query } from '@sinequa/atomic'
import { HttpError } from '../http-error'
import type { ColumnValue, MockDocument } from '../types'

/** Any kind of filter that the library has. */
export interface AnyFilter {
  field?: string
  operator?: string
  value?: string | number | boolean
  values?: string[]
  start?: string | number
  end?: string | number
  filters?: AnyFilter | AnyFilter[]
}

type Test = (values: readonly (string | number)[], filter: AnyFilter) => boolean

const TESTS: Readonly<Record<string, Test>> = {
  eq: (values, { value }) => values.some((one) => isLike(one, value)),
  neq: (values, { value }) => !values.some((one) => isLike(one, value)),
  in: (values, { values: wanted = [] }) => values.some((one) => wanted.some((value) => isLike(one, value))),
  gt: (values, { value }) => values.some((one) => compare(one, value) > 0),
  gte: (values, { value }) => values.some((one) => compare(one, value) >= 0),
  lt: (values, { value }) => values.some((one) => compare(one, value) < 0),
  lte: (values, { value }) => values.some((one) => compare(one, value) <= 0),
  between: (values, { start, end }) =>
    values.some((one) => compare(one, start) >= 0 && compare(one, end) <= 0),
  like: (values, { value }) => values.some((one) => isLike(one, String(value).replaceAll('%', '*'))),
  contains: (values, { value }) => values.some((one) => lower(one).includes(lower(value))),
  regex: (values, { value }) => values.some((one) => new RegExp(String(value), 'i').test(String(one))),
  null: (values) => values.length === 0,
  notnull: (values) => values.length > 0,
}

export function passes(document: MockDocument, filter: AnyFilter): boolean {
  const { field, operator = filter.filters ? 'and' : filter.values ? 'in' : 'eq', filters = [] } = filter
  const parts = [filters].flat()
  if (operator === 'and') return parts.every((one) => passes(document, one))
  if (operator === 'or') return parts.some((one) => passes(document, one))
  if (operator === 'not') return !parts.some((one) => passes(document, one))
  const test = TESTS[operator]
  if (!test || !field) throw new HttpError(400, `A filter has a column and one of these operators: ${KNOWN}.`)
  return test(columnValues(document[field]), filter)
}

const KNOWN = [...Object.keys(TESTS), 'and', 'or', 'not'].join(', ')

/** Returns the conditions joined by AND, of which a facet can leave out its own. */
export function conjuncts(filters: Query['filters'] | AnyFilter): AnyFilter[] {
  const parts: AnyFilter[] = [filters ?? []].flat()
  return parts.flatMap((one) => (one.operator === 'and' && !one.field ? conjunctsOf(one) : [one]))
}

function conjunctsOf({ filters = [] }: AnyFilter): AnyFilter[] {
  return [filters].flat().flatMap((one) => (one.operator === 'and' && !one.field ? conjunctsOf(one) : [one]))
}

/** True for a filter on this column only. */
export function isAbout({ field, filters = [] }: AnyFilter, column: string): boolean {
  const parts = [filters].flat()
  return parts.length > 0 ? parts.every((one) => isAbout(one, column)) : field === column
}

export function columnValues(value: ColumnValue | undefined): readonly (string | number)[] {
  if (value === undefined || value === '') return []
  return typeof value === 'object' ? value : [value]
}

/** A pattern may contain `*`, as the paths of a tree do. */
function isLike(value: string | number, pattern: AnyFilter['value']): boolean {
  const parts = lower(pattern).split('*')
  if (parts.length === 1) return lower(value) === parts[0]
  const source = parts.map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')).join('.*')
  return new RegExp(`^${source}$`).test(lower(value))
}

/** Compares numbers by value, and dates to the precision of the bound, so that a day includes all its hours. */
function compare(value: string | number, bound: AnyFilter['value']): number {
  if (typeof value === 'number') return value - Number(bound)
  const limit = String(bound ?? '')
  const part = value.slice(0, limit.length)
  return part < limit ? -1 : Number(part > limit)
}

function lower(value: unknown): string {
  return String(value ?? '').toLowerCase()
}
