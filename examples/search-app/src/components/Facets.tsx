import type { AppConfig } from '../app-config'
import { datesOf, selectionOf, withDates, withSelection } from '../filters'
import type { SearchState } from '../location'
import { type SearchResult, toQuery } from '../query'
import { DateRangeFields } from './DateRangeFields'
import { Facet } from './Facet'

interface FacetsProps {
  state: SearchState
  config: AppConfig
  result: SearchResult
  searchKey: string
  onChange: (part: Partial<SearchState>) => void
}

export function Facets({ state, config, result, searchKey, onChange }: FacetsProps) {
  const { filters } = state
  // Ranges and trees are drawn in other ways.
  const lists = result.aggregations.filter(({ isDistribution, isTree }) => !isDistribution && !isTree)
  return (
    <aside aria-label="Filters">
      <details open={matchMedia('(min-width: 800px)').matches}>
        <summary>Filters</summary>
        <DateRangeFields
          range={datesOf(filters)}
          onChange={(range) => onChange({ filters: withDates(filters, range) })}
        />
        {lists.map((aggregation) => (
          <Facet
            // What was loaded for another search does not hold for this one.
            key={`${aggregation.name} ${searchKey}`}
            aggregation={aggregation}
            query={toQuery(state, config)}
            selection={selectionOf(filters, aggregation.column)}
            onChange={(selection) =>
              onChange({ filters: withSelection(filters, aggregation.column, selection) })
            }
          />
        ))}
      </details>
    </aside>
  )
}
