import type { SearchState } from '../location'
import type { SearchResult } from '../query'
import type { Settings } from '../use-settings'
import { ResultCard } from './ResultCard'

interface ResultListProps {
  result: SearchResult
  state: SearchState
  settings: Settings
}

export function ResultList({ result, state, settings }: ResultListProps) {
  if (result.records.length === 0) {
    return (
      <div className="message">
        <p>No document matches. Try fewer words, or remove a filter.</p>
      </div>
    )
  }
  return (
    <ol className="results">
      {result.records.map((article) => (
        <li key={article.id}>
          <ResultCard article={article} state={state} settings={settings} />
        </li>
      ))}
    </ol>
  )
}
