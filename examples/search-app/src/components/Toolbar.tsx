import { useState } from 'react'
import type { AppConfig } from '../app-config'
import { reportError } from '../errors'
import { exportCsv } from '../export'
import type { SearchState } from '../location'
import { type SearchResult, toQuery } from '../query'

interface ToolbarProps {
  state: SearchState
  config: AppConfig
  result: SearchResult
  onSort: (sort: string) => void
}

export function Toolbar({ state, config, result, onSort }: ToolbarProps) {
  const [problem, setProblem] = useState<string>()
  const save = async () => {
    setProblem(await exportCsv(toQuery(state, config), config).then(() => undefined, reportError))
  }
  return (
    <div className="toolbar">
      <p role="status">{count(result.totalRowCount)}</p>
      {/* #region sort */}
      <label>
        Sort by
        <select value={state.sort ?? result.sort} onChange={(event) => onSort(event.target.value)}>
          {config.sortingChoices.map(({ name, display }) => (
            <option key={name} value={name}>
              {display || name}
            </option>
          ))}
        </select>
      </label>
      {/* #endregion */}
      <button type="button" onClick={save}>
        Export CSV
      </button>
      {problem !== undefined && <p role="alert">{problem}</p>}
    </div>
  )
}

function count(rows: number): string {
  return rows === 1 ? '1 document' : `${rows.toLocaleString('en')} documents`
}
