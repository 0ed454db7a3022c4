import { type AppConfig, defaultSort } from '../app-config'
import { exportCsv } from '../export'
import type { SearchState } from '../location'
import { type SearchResult, toQuery } from '../query'
import { useAction } from '../use-request'

interface ToolbarProps {
  state: SearchState
  config: AppConfig
  result: SearchResult
  onSort: (sort: string) => void
}

export function Toolbar({ state, config, result, onSort }: ToolbarProps) {
  const { run, problem } = useAction(() => exportCsv(toQuery(state, config), config))
  return (
    <div className="toolbar">
      <p role="status">{count(result.totalRowCount)}</p>
      <SortSelect state={state} config={config} onSort={onSort} />
      <button type="button" onClick={run}>
        Export CSV
      </button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  )
}

// #region sort
function SortSelect({ state, config, onSort }: Pick<ToolbarProps, 'state' | 'config' | 'onSort'>) {
  const sort = state.sort ?? defaultSort(config, state.text)
  return (
    <label>
      Sort by
      <select value={sort} onChange={(event) => onSort(event.target.value)}>
        {config.sortingChoices.map(({ name, display }) => (
          <option key={name} value={name}>
            {display || name}
          </option>
        ))}
      </select>
    </label>
  )
}
// #endregion

function count(rows: number): string {
  return rows === 1 ? '1 document' : `${rows.toLocaleString('en')} documents`
}
