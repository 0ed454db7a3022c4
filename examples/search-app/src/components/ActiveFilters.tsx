import type { LegacyFilter } from '@sinequa/atomic'
import { FACETS } from '../app-config'
import { Icon } from './Icon'

interface ActiveFiltersProps {
  filters: LegacyFilter[]
  onChange: (filters: LegacyFilter[]) => void
}

/**
 * Every filter of the search, including those whose value no facet shows.
 */
export function ActiveFilters({ filters, onChange }: ActiveFiltersProps) {
  if (filters.length === 0) return null
  return (
    <ul className="chips" aria-label="Active filters">
      {filters.map((filter) => (
        <li key={describe(filter)}>
          <button
            type="button"
            onClick={() =>
              onChange(filters.filter((other) => other !== filter))
            }
          >
            {describe(filter)} <Icon name="close" />
            <span className="hidden">, remove</span>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="link" onClick={() => onChange([])}>
          Clear all
        </button>
      </li>
    </ul>
  )
}

function describe({
  operator,
  field,
  filters,
  values = [],
  value,
  start,
  end,
}: LegacyFilter): string {
  if (operator === 'not')
    return `Not ${[filters ?? []].flat().map(describe).join(', ')}`
  if (operator === 'between') return `${start} to ${end}`
  if (operator === 'gte') return `Since ${value}`
  if (operator === 'lte') return `Until ${value}`
  const heading =
    FACETS.find(({ column }) => column === field)?.heading ?? field
  return `${heading}: ${values.join(' or ')}`
}
