import type { LegacyFilter } from '@sinequa/atomic'

/** The values of a facet that the user has selected. */
export interface Selection {
  /** A document must have at least one of these. */
  included: string[]
  /** A document must have none of these. */
  excluded: string[]
}

// #region facet-filter
/**
 * Values of one facet are alternatives (OR); excluded values are a separate
 * condition (NOT).
 */
export function facetFilters(
  field: string,
  { included, excluded }: Selection,
): LegacyFilter[] {
  const any: LegacyFilter = { field, operator: 'in', values: included }
  const none: LegacyFilter = {
    operator: 'not',
    filters: [{ field, operator: 'in', values: excluded }],
  }
  return [
    ...(included.length > 0 ? [any] : []),
    ...(excluded.length > 0 ? [none] : []),
  ]
}

/**
 * All filters of a search, with those of one facet replaced. The query
 * joins them with AND.
 */
export function withSelection(
  filters: LegacyFilter[],
  field: string,
  selection: Selection,
): LegacyFilter[] {
  const others = filters.filter((filter) => fieldOf(filter) !== field)
  return [...others, ...facetFilters(field, selection)]
}
// #endregion

export function selectionOf(
  filters: LegacyFilter[],
  field: string,
): Selection {
  const own = filters.filter((filter) => fieldOf(filter) === field)
  return {
    included: own.find(({ operator }) => operator === 'in')?.values ?? [],
    excluded:
      negated(own.find(({ operator }) => operator === 'not'))?.values ?? [],
  }
}

export function toggle(
  selection: Selection,
  kind: keyof Selection,
  value: string,
): Selection {
  const without = {
    included: selection.included.filter((other) => other !== value),
    excluded: selection.excluded.filter((other) => other !== value),
  }
  return selection[kind].includes(value)
    ? without
    : { ...without, [kind]: [...without[kind], value] }
}

export function fieldOf(filter: LegacyFilter): string | undefined {
  return filter.field ?? negated(filter)?.field
}

function negated(
  filter: LegacyFilter | undefined,
): LegacyFilter | undefined {
  return [filter?.filters ?? []].flat()[0]
}

export interface DateRange {
  from?: string | undefined
  to?: string | undefined
}

export const DATE_FIELD = 'modified'

// #region date-range
/** The range includes both days. Dates are written as `2025-03-31`. */
export function withDates(
  filters: LegacyFilter[],
  { from, to }: DateRange,
): LegacyFilter[] {
  const others = filters.filter(({ field }) => field !== DATE_FIELD)
  if (from && to)
    return [
      ...others,
      { field: DATE_FIELD, operator: 'between', start: from, end: to },
    ]
  if (from)
    return [...others, { field: DATE_FIELD, operator: 'gte', value: from }]
  if (to)
    return [...others, { field: DATE_FIELD, operator: 'lte', value: to }]
  return others
}

/** Whether no date can be in the range. */
export function isReversed({ from, to }: DateRange): boolean {
  return Boolean(from && to && from > to)
}
// #endregion

export function datesOf(filters: LegacyFilter[]): DateRange {
  const own = filters.find(({ field }) => field === DATE_FIELD)
  if (own?.operator === 'between')
    return { from: String(own.start), to: String(own.end) }
  return own?.operator === 'gte' ? { from: own.value } : { to: own?.value }
}
