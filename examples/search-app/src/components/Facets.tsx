import { type AppConfig, FACETS } from '../app-config'
import { datesOf, selectionOf, withDates, withSelection } from '../filters'
import type { SearchState } from '../location'
import { type SearchResult, toQuery } from '../query'
import { DateRangeFields } from './DateRangeFields'
import { Facet } from './Facet'

interface FacetsProps {
  state: SearchState
  config: AppConfig
  result: SearchResult
  onChange: (part: Partial<SearchState>) => void
}

export function Facets({ state, config, result, onChange }: FacetsProps) {
  const { filters } = state
  const shown = FACETS.flatMap(({ column, heading }) => {
    const aggregation = result.aggregations.find((one) => one.column === column)
    return aggregation?.items.length ? [{ column, heading, aggregation }] : []
  })
  return (
    <aside aria-label="Filters">
      <details open={matchMedia('(min-width: 800px)').matches}>
        <summary>Filters</summary>
        <DateRangeFields
          range={datesOf(filters)}
          onChange={(range) => onChange({ filters: withDates(filters, range) })}
        />
        {shown.map(({ column, heading, aggregation }) => (
          <Facet
            key={column}
            heading={heading}
            aggregation={aggregation}
            query={toQuery(state, config)}
            selection={selectionOf(filters, column)}
            onChange={(selection) => onChange({ filters: withSelection(filters, column, selection) })}
          />
        ))}
      </details>
    </aside>
  )
}
