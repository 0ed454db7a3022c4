import type { Result } from '@sinequa/atomic'
import { type AppConfig, FACETS } from '../app-config'
import {
  DATE_FIELD,
  datesOf,
  selectionOf,
  withDates,
  withSelection,
} from '../filters'
import type { SearchState } from '../location'
import { toQuery } from '../queries'
import { DateRangeFields } from './DateRangeFields'
import { Facet } from './Facet'
import { Histogram } from './Histogram'

interface FacetsProps {
  state: SearchState
  config: AppConfig
  result: Result
  onChange: (part: Partial<SearchState>) => void
}

export function Facets({ state, config, result, onChange }: FacetsProps) {
  const { filters } = state
  const shown = FACETS.flatMap(({ column, heading }) => {
    const aggregation = result.aggregations.find(
      (one) => one.column === column,
    )
    return aggregation?.items.length
      ? [{ column, heading, aggregation }]
      : []
  })
  const dates = {
    range: datesOf(filters),
    onChange: (range: ReturnType<typeof datesOf>) =>
      onChange({ filters: withDates(filters, range) }),
  }
  const modified = result.aggregations.find(
    ({ column }) => column === DATE_FIELD,
  )
  return (
    <aside aria-label="Filters">
      <details open={matchMedia('(min-width: 800px)').matches}>
        <summary>Filters</summary>
        <fieldset>
          <legend>Modified</legend>
          {modified && <Histogram aggregation={modified} {...dates} />}
          <DateRangeFields {...dates} />
        </fieldset>
        {shown.map(({ column, heading, aggregation }) => (
          <Facet
            key={column}
            heading={heading}
            aggregation={aggregation}
            query={toQuery(state, config)}
            selection={selectionOf(filters, column)}
            onChange={(selection) =>
              onChange({
                filters: withSelection(filters, column, selection),
              })
            }
          />
        ))}
      </details>
    </aside>
  )
}
