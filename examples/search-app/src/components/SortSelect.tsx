import { type AppConfig, defaultSort } from '../app-config'
import type { SearchState } from '../location'

interface SortSelectProps {
  state: SearchState
  config: AppConfig
  onSort: (sort: string) => void
}

export function SortSelect({ state, config, onSort }: SortSelectProps) {
  const sort = state.sort ?? defaultSort(config, state.text)
  return (
    <label className="sort">
      <span className="wide-only">Sort by</span>
      <select
        aria-label="Sort by"
        value={sort}
        onChange={(event) => onSort(event.target.value)}
      >
        {config.sortingChoices.map(({ name, display }) => (
          <option key={name} value={name}>
            {display || name}
          </option>
        ))}
      </select>
    </label>
  )
}
